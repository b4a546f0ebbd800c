"""What the host posts: words, picture and controls of a message, and its delivery."""
