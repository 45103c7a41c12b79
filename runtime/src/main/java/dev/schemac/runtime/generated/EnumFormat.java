package dev.schemac.runtime.generated;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.StringEnds;
import dev.schemac.runtime.internal.output.ConstantTexts;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.text.ConstantNames;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constants of an enum by name; {@code toString}, which an enum may override, plays no part. */
final class EnumFormat<E extends Enum<E>> extends TextFormat<E> {
    private final Map<String, E> constants = new HashMap<>();
    private final ConstantNames<E> names;
    private final ConstantTexts<E> texts;
    private final boolean fails;
    private final E fallback;

    EnumFormat(E[] constants, boolean fails, E fallback) {
        super(constants.getClass().getComponentType().getSimpleName());
        for (E constant : constants) {
            this.constants.put(constant.name(), constant);
        }
        this.names = new ConstantNames<>(
                List.of(constants), Arrays.stream(constants).map(Enum::name).toList());
        this.texts = new ConstantTexts<>(constants);
        this.fails = fails;
        this.fallback = fallback;
    }

    @Override
    E readUsual(Cursor in) {
        int close = StringEnds.close(in.bytes, in.pos, in.end);
        if (close < 0) {
            return null;
        }
        int from = in.pos;
        in.pos = close;
        return names.find(in.bytes, from, close);
    }

    @Override
    public E parse(String text) {
        E constant = constants.get(text);
        if (constant != null) {
            return constant;
        }
        if (fails) {
            throw new IllegalArgumentException("no constant of " + name() + " has this name");
        }
        return fallback;
    }

    @Override
    public void write(E value, Output out) {
        if (!texts.append(out, value)) {
            super.write(value, out);
        }
    }

    @Override
    public String format(E value) {
        return value.name();
    }
}
