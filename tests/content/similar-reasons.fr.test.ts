// The same reasons, said in French.
import './similar-reasons.test.ts';
