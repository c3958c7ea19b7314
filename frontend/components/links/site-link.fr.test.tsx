// The same with addresses in French.
import './site-link.test.tsx';
