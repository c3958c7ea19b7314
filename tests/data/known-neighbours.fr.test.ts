// The same reasons, said in French.
import './known-neighbours.test.ts';
