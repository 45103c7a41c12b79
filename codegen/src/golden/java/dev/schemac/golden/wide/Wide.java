package dev.schemac.golden.wide;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Wide} in module {@code dev.schemac.golden.wide}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Wide implements JsonEvent {
    String column0;
    int column1;
    double column2;
    boolean column3;
    long column4;
    String[] column5;
    BigDecimal column6;
    String column7;
    int column8;
    double column9;
    boolean column10;
    long column11;
    String[] column12;
    BigDecimal column13;
    String column14;
    int column15;
    double column16;
    boolean column17;
    long column18;
    String[] column19;
    BigDecimal column20;
    String column21;
    int column22;
    double column23;
    boolean column24;
    long column25;
    String[] column26;
    BigDecimal column27;
    String column28;
    int column29;
    double column30;
    boolean column31;
    long column32;
    String[] column33;
    BigDecimal column34;
    String column35;
    int column36;
    double column37;
    boolean column38;
    long column39;
    String[] column40;
    BigDecimal column41;
    String column42;
    int column43;
    double column44;
    boolean column45;
    long column46;
    String[] column47;
    BigDecimal column48;
    String column49;
    int column50;
    double column51;
    boolean column52;
    long column53;
    String[] column54;
    BigDecimal column55;
    String column56;
    int column57;
    double column58;
    boolean column59;
    long column60;
    String[] column61;
    BigDecimal column62;
    String column63;
    int column64;
    double column65;
    boolean column66;
    long column67;
    String[] column68;
    BigDecimal column69;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence0;

    /** Bit i is set while column number 64 + i is present; primitive columns only. */
    long presence1;

    /** An event without any column. */
    public Wide() {}

    /** Parses a document. */
    public static Wide parse(String json) {
        return WideParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Wide parse(byte[] json) {
        return WideParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Wide parse(byte[] json, int offset, int length) {
        return WideParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Wide parse(InputStream json) throws IOException {
        return WideParser.INSTANCE.parse(json);
    }

    /** Column {@code column0}, {@code null} where it is absent. */
    public String getColumn0() {
        return column0;
    }

    /** Sets column {@code column0}; {@code null} makes it absent. */
    public void setColumn0(String column0) {
        this.column0 = column0;
    }

    /** Whether column {@code column0} is present and not null. */
    public boolean hasColumn0() {
        return column0 != null;
    }

    /** Column {@code column1}, {@code 0} where it is absent. */
    public int getColumn1() {
        return column1;
    }

    /** Sets column {@code column1}; it is present from now on. */
    public void setColumn1(int column1) {
        this.column1 = column1;
        presence0 |= 1L << 1;
    }

    /** Whether column {@code column1} is present and not null. */
    public boolean hasColumn1() {
        return (presence0 & (1L << 1)) != 0;
    }

    /** Makes column {@code column1} absent. */
    public void clearColumn1() {
        column1 = 0;
        presence0 &= ~(1L << 1);
    }

    /** Column {@code column2}, {@code 0} where it is absent. */
    public double getColumn2() {
        return column2;
    }

    /** Sets column {@code column2}; it is present from now on. */
    public void setColumn2(double column2) {
        this.column2 = column2;
        presence0 |= 1L << 2;
    }

    /** Whether column {@code column2} is present and not null. */
    public boolean hasColumn2() {
        return (presence0 & (1L << 2)) != 0;
    }

    /** Makes column {@code column2} absent. */
    public void clearColumn2() {
        column2 = 0;
        presence0 &= ~(1L << 2);
    }

    /** Column {@code column3}, {@code false} where it is absent. */
    public boolean getColumn3() {
        return column3;
    }

    /** Sets column {@code column3}; it is present from now on. */
    public void setColumn3(boolean column3) {
        this.column3 = column3;
        presence0 |= 1L << 3;
    }

    /** Whether column {@code column3} is present and not null. */
    public boolean hasColumn3() {
        return (presence0 & (1L << 3)) != 0;
    }

    /** Makes column {@code column3} absent. */
    public void clearColumn3() {
        column3 = false;
        presence0 &= ~(1L << 3);
    }

    /** Column {@code column4}, {@code 0} where it is absent. */
    public long getColumn4() {
        return column4;
    }

    /** Sets column {@code column4}; it is present from now on. */
    public void setColumn4(long column4) {
        this.column4 = column4;
        presence0 |= 1L << 4;
    }

    /** Whether column {@code column4} is present and not null. */
    public boolean hasColumn4() {
        return (presence0 & (1L << 4)) != 0;
    }

    /** Makes column {@code column4} absent. */
    public void clearColumn4() {
        column4 = 0;
        presence0 &= ~(1L << 4);
    }

    /** Column {@code column5}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn5() {
        return column5;
    }

    /** Sets column {@code column5}; {@code null} makes it absent. The array is not copied. */
    public void setColumn5(String[] column5) {
        this.column5 = column5;
    }

    /** Whether column {@code column5} is present and not null. */
    public boolean hasColumn5() {
        return column5 != null;
    }

    /** Column {@code column6}, {@code null} where it is absent. */
    public BigDecimal getColumn6() {
        return column6;
    }

    /** Sets column {@code column6}; {@code null} makes it absent. */
    public void setColumn6(BigDecimal column6) {
        this.column6 = column6;
    }

    /** Whether column {@code column6} is present and not null. */
    public boolean hasColumn6() {
        return column6 != null;
    }

    /** Column {@code column7}, {@code null} where it is absent. */
    public String getColumn7() {
        return column7;
    }

    /** Sets column {@code column7}; {@code null} makes it absent. */
    public void setColumn7(String column7) {
        this.column7 = column7;
    }

    /** Whether column {@code column7} is present and not null. */
    public boolean hasColumn7() {
        return column7 != null;
    }

    /** Column {@code column8}, {@code 0} where it is absent. */
    public int getColumn8() {
        return column8;
    }

    /** Sets column {@code column8}; it is present from now on. */
    public void setColumn8(int column8) {
        this.column8 = column8;
        presence0 |= 1L << 8;
    }

    /** Whether column {@code column8} is present and not null. */
    public boolean hasColumn8() {
        return (presence0 & (1L << 8)) != 0;
    }

    /** Makes column {@code column8} absent. */
    public void clearColumn8() {
        column8 = 0;
        presence0 &= ~(1L << 8);
    }

    /** Column {@code column9}, {@code 0} where it is absent. */
    public double getColumn9() {
        return column9;
    }

    /** Sets column {@code column9}; it is present from now on. */
    public void setColumn9(double column9) {
        this.column9 = column9;
        presence0 |= 1L << 9;
    }

    /** Whether column {@code column9} is present and not null. */
    public boolean hasColumn9() {
        return (presence0 & (1L << 9)) != 0;
    }

    /** Makes column {@code column9} absent. */
    public void clearColumn9() {
        column9 = 0;
        presence0 &= ~(1L << 9);
    }

    /** Column {@code column10}, {@code false} where it is absent. */
    public boolean getColumn10() {
        return column10;
    }

    /** Sets column {@code column10}; it is present from now on. */
    public void setColumn10(boolean column10) {
        this.column10 = column10;
        presence0 |= 1L << 10;
    }

    /** Whether column {@code column10} is present and not null. */
    public boolean hasColumn10() {
        return (presence0 & (1L << 10)) != 0;
    }

    /** Makes column {@code column10} absent. */
    public void clearColumn10() {
        column10 = false;
        presence0 &= ~(1L << 10);
    }

    /** Column {@code column11}, {@code 0} where it is absent. */
    public long getColumn11() {
        return column11;
    }

    /** Sets column {@code column11}; it is present from now on. */
    public void setColumn11(long column11) {
        this.column11 = column11;
        presence0 |= 1L << 11;
    }

    /** Whether column {@code column11} is present and not null. */
    public boolean hasColumn11() {
        return (presence0 & (1L << 11)) != 0;
    }

    /** Makes column {@code column11} absent. */
    public void clearColumn11() {
        column11 = 0;
        presence0 &= ~(1L << 11);
    }

    /** Column {@code column12}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn12() {
        return column12;
    }

    /** Sets column {@code column12}; {@code null} makes it absent. The array is not copied. */
    public void setColumn12(String[] column12) {
        this.column12 = column12;
    }

    /** Whether column {@code column12} is present and not null. */
    public boolean hasColumn12() {
        return column12 != null;
    }

    /** Column {@code column13}, {@code null} where it is absent. */
    public BigDecimal getColumn13() {
        return column13;
    }

    /** Sets column {@code column13}; {@code null} makes it absent. */
    public void setColumn13(BigDecimal column13) {
        this.column13 = column13;
    }

    /** Whether column {@code column13} is present and not null. */
    public boolean hasColumn13() {
        return column13 != null;
    }

    /** Column {@code column14}, {@code null} where it is absent. */
    public String getColumn14() {
        return column14;
    }

    /** Sets column {@code column14}; {@code null} makes it absent. */
    public void setColumn14(String column14) {
        this.column14 = column14;
    }

    /** Whether column {@code column14} is present and not null. */
    public boolean hasColumn14() {
        return column14 != null;
    }

    /** Column {@code column15}, {@code 0} where it is absent. */
    public int getColumn15() {
        return column15;
    }

    /** Sets column {@code column15}; it is present from now on. */
    public void setColumn15(int column15) {
        this.column15 = column15;
        presence0 |= 1L << 15;
    }

    /** Whether column {@code column15} is present and not null. */
    public boolean hasColumn15() {
        return (presence0 & (1L << 15)) != 0;
    }

    /** Makes column {@code column15} absent. */
    public void clearColumn15() {
        column15 = 0;
        presence0 &= ~(1L << 15);
    }

    /** Column {@code column16}, {@code 0} where it is absent. */
    public double getColumn16() {
        return column16;
    }

    /** Sets column {@code column16}; it is present from now on. */
    public void setColumn16(double column16) {
        this.column16 = column16;
        presence0 |= 1L << 16;
    }

    /** Whether column {@code column16} is present and not null. */
    public boolean hasColumn16() {
        return (presence0 & (1L << 16)) != 0;
    }

    /** Makes column {@code column16} absent. */
    public void clearColumn16() {
        column16 = 0;
        presence0 &= ~(1L << 16);
    }

    /** Column {@code column17}, {@code false} where it is absent. */
    public boolean getColumn17() {
        return column17;
    }

    /** Sets column {@code column17}; it is present from now on. */
    public void setColumn17(boolean column17) {
        this.column17 = column17;
        presence0 |= 1L << 17;
    }

    /** Whether column {@code column17} is present and not null. */
    public boolean hasColumn17() {
        return (presence0 & (1L << 17)) != 0;
    }

    /** Makes column {@code column17} absent. */
    public void clearColumn17() {
        column17 = false;
        presence0 &= ~(1L << 17);
    }

    /** Column {@code column18}, {@code 0} where it is absent. */
    public long getColumn18() {
        return column18;
    }

    /** Sets column {@code column18}; it is present from now on. */
    public void setColumn18(long column18) {
        this.column18 = column18;
        presence0 |= 1L << 18;
    }

    /** Whether column {@code column18} is present and not null. */
    public boolean hasColumn18() {
        return (presence0 & (1L << 18)) != 0;
    }

    /** Makes column {@code column18} absent. */
    public void clearColumn18() {
        column18 = 0;
        presence0 &= ~(1L << 18);
    }

    /** Column {@code column19}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn19() {
        return column19;
    }

    /** Sets column {@code column19}; {@code null} makes it absent. The array is not copied. */
    public void setColumn19(String[] column19) {
        this.column19 = column19;
    }

    /** Whether column {@code column19} is present and not null. */
    public boolean hasColumn19() {
        return column19 != null;
    }

    /** Column {@code column20}, {@code null} where it is absent. */
    public BigDecimal getColumn20() {
        return column20;
    }

    /** Sets column {@code column20}; {@code null} makes it absent. */
    public void setColumn20(BigDecimal column20) {
        this.column20 = column20;
    }

    /** Whether column {@code column20} is present and not null. */
    public boolean hasColumn20() {
        return column20 != null;
    }

    /** Column {@code column21}, {@code null} where it is absent. */
    public String getColumn21() {
        return column21;
    }

    /** Sets column {@code column21}; {@code null} makes it absent. */
    public void setColumn21(String column21) {
        this.column21 = column21;
    }

    /** Whether column {@code column21} is present and not null. */
    public boolean hasColumn21() {
        return column21 != null;
    }

    /** Column {@code column22}, {@code 0} where it is absent. */
    public int getColumn22() {
        return column22;
    }

    /** Sets column {@code column22}; it is present from now on. */
    public void setColumn22(int column22) {
        this.column22 = column22;
        presence0 |= 1L << 22;
    }

    /** Whether column {@code column22} is present and not null. */
    public boolean hasColumn22() {
        return (presence0 & (1L << 22)) != 0;
    }

    /** Makes column {@code column22} absent. */
    public void clearColumn22() {
        column22 = 0;
        presence0 &= ~(1L << 22);
    }

    /** Column {@code column23}, {@code 0} where it is absent. */
    public double getColumn23() {
        return column23;
    }

    /** Sets column {@code column23}; it is present from now on. */
    public void setColumn23(double column23) {
        this.column23 = column23;
        presence0 |= 1L << 23;
    }

    /** Whether column {@code column23} is present and not null. */
    public boolean hasColumn23() {
        return (presence0 & (1L << 23)) != 0;
    }

    /** Makes column {@code column23} absent. */
    public void clearColumn23() {
        column23 = 0;
        presence0 &= ~(1L << 23);
    }

    /** Column {@code column24}, {@code false} where it is absent. */
    public boolean getColumn24() {
        return column24;
    }

    /** Sets column {@code column24}; it is present from now on. */
    public void setColumn24(boolean column24) {
        this.column24 = column24;
        presence0 |= 1L << 24;
    }

    /** Whether column {@code column24} is present and not null. */
    public boolean hasColumn24() {
        return (presence0 & (1L << 24)) != 0;
    }

    /** Makes column {@code column24} absent. */
    public void clearColumn24() {
        column24 = false;
        presence0 &= ~(1L << 24);
    }

    /** Column {@code column25}, {@code 0} where it is absent. */
    public long getColumn25() {
        return column25;
    }

    /** Sets column {@code column25}; it is present from now on. */
    public void setColumn25(long column25) {
        this.column25 = column25;
        presence0 |= 1L << 25;
    }

    /** Whether column {@code column25} is present and not null. */
    public boolean hasColumn25() {
        return (presence0 & (1L << 25)) != 0;
    }

    /** Makes column {@code column25} absent. */
    public void clearColumn25() {
        column25 = 0;
        presence0 &= ~(1L << 25);
    }

    /** Column {@code column26}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn26() {
        return column26;
    }

    /** Sets column {@code column26}; {@code null} makes it absent. The array is not copied. */
    public void setColumn26(String[] column26) {
        this.column26 = column26;
    }

    /** Whether column {@code column26} is present and not null. */
    public boolean hasColumn26() {
        return column26 != null;
    }

    /** Column {@code column27}, {@code null} where it is absent. */
    public BigDecimal getColumn27() {
        return column27;
    }

    /** Sets column {@code column27}; {@code null} makes it absent. */
    public void setColumn27(BigDecimal column27) {
        this.column27 = column27;
    }

    /** Whether column {@code column27} is present and not null. */
    public boolean hasColumn27() {
        return column27 != null;
    }

    /** Column {@code column28}, {@code null} where it is absent. */
    public String getColumn28() {
        return column28;
    }

    /** Sets column {@code column28}; {@code null} makes it absent. */
    public void setColumn28(String column28) {
        this.column28 = column28;
    }

    /** Whether column {@code column28} is present and not null. */
    public boolean hasColumn28() {
        return column28 != null;
    }

    /** Column {@code column29}, {@code 0} where it is absent. */
    public int getColumn29() {
        return column29;
    }

    /** Sets column {@code column29}; it is present from now on. */
    public void setColumn29(int column29) {
        this.column29 = column29;
        presence0 |= 1L << 29;
    }

    /** Whether column {@code column29} is present and not null. */
    public boolean hasColumn29() {
        return (presence0 & (1L << 29)) != 0;
    }

    /** Makes column {@code column29} absent. */
    public void clearColumn29() {
        column29 = 0;
        presence0 &= ~(1L << 29);
    }

    /** Column {@code column30}, {@code 0} where it is absent. */
    public double getColumn30() {
        return column30;
    }

    /** Sets column {@code column30}; it is present from now on. */
    public void setColumn30(double column30) {
        this.column30 = column30;
        presence0 |= 1L << 30;
    }

    /** Whether column {@code column30} is present and not null. */
    public boolean hasColumn30() {
        return (presence0 & (1L << 30)) != 0;
    }

    /** Makes column {@code column30} absent. */
    public void clearColumn30() {
        column30 = 0;
        presence0 &= ~(1L << 30);
    }

    /** Column {@code column31}, {@code false} where it is absent. */
    public boolean getColumn31() {
        return column31;
    }

    /** Sets column {@code column31}; it is present from now on. */
    public void setColumn31(boolean column31) {
        this.column31 = column31;
        presence0 |= 1L << 31;
    }

    /** Whether column {@code column31} is present and not null. */
    public boolean hasColumn31() {
        return (presence0 & (1L << 31)) != 0;
    }

    /** Makes column {@code column31} absent. */
    public void clearColumn31() {
        column31 = false;
        presence0 &= ~(1L << 31);
    }

    /** Column {@code column32}, {@code 0} where it is absent. */
    public long getColumn32() {
        return column32;
    }

    /** Sets column {@code column32}; it is present from now on. */
    public void setColumn32(long column32) {
        this.column32 = column32;
        presence0 |= 1L << 32;
    }

    /** Whether column {@code column32} is present and not null. */
    public boolean hasColumn32() {
        return (presence0 & (1L << 32)) != 0;
    }

    /** Makes column {@code column32} absent. */
    public void clearColumn32() {
        column32 = 0;
        presence0 &= ~(1L << 32);
    }

    /** Column {@code column33}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn33() {
        return column33;
    }

    /** Sets column {@code column33}; {@code null} makes it absent. The array is not copied. */
    public void setColumn33(String[] column33) {
        this.column33 = column33;
    }

    /** Whether column {@code column33} is present and not null. */
    public boolean hasColumn33() {
        return column33 != null;
    }

    /** Column {@code column34}, {@code null} where it is absent. */
    public BigDecimal getColumn34() {
        return column34;
    }

    /** Sets column {@code column34}; {@code null} makes it absent. */
    public void setColumn34(BigDecimal column34) {
        this.column34 = column34;
    }

    /** Whether column {@code column34} is present and not null. */
    public boolean hasColumn34() {
        return column34 != null;
    }

    /** Column {@code column35}, {@code null} where it is absent. */
    public String getColumn35() {
        return column35;
    }

    /** Sets column {@code column35}; {@code null} makes it absent. */
    public void setColumn35(String column35) {
        this.column35 = column35;
    }

    /** Whether column {@code column35} is present and not null. */
    public boolean hasColumn35() {
        return column35 != null;
    }

    /** Column {@code column36}, {@code 0} where it is absent. */
    public int getColumn36() {
        return column36;
    }

    /** Sets column {@code column36}; it is present from now on. */
    public void setColumn36(int column36) {
        this.column36 = column36;
        presence0 |= 1L << 36;
    }

    /** Whether column {@code column36} is present and not null. */
    public boolean hasColumn36() {
        return (presence0 & (1L << 36)) != 0;
    }

    /** Makes column {@code column36} absent. */
    public void clearColumn36() {
        column36 = 0;
        presence0 &= ~(1L << 36);
    }

    /** Column {@code column37}, {@code 0} where it is absent. */
    public double getColumn37() {
        return column37;
    }

    /** Sets column {@code column37}; it is present from now on. */
    public void setColumn37(double column37) {
        this.column37 = column37;
        presence0 |= 1L << 37;
    }

    /** Whether column {@code column37} is present and not null. */
    public boolean hasColumn37() {
        return (presence0 & (1L << 37)) != 0;
    }

    /** Makes column {@code column37} absent. */
    public void clearColumn37() {
        column37 = 0;
        presence0 &= ~(1L << 37);
    }

    /** Column {@code column38}, {@code false} where it is absent. */
    public boolean getColumn38() {
        return column38;
    }

    /** Sets column {@code column38}; it is present from now on. */
    public void setColumn38(boolean column38) {
        this.column38 = column38;
        presence0 |= 1L << 38;
    }

    /** Whether column {@code column38} is present and not null. */
    public boolean hasColumn38() {
        return (presence0 & (1L << 38)) != 0;
    }

    /** Makes column {@code column38} absent. */
    public void clearColumn38() {
        column38 = false;
        presence0 &= ~(1L << 38);
    }

    /** Column {@code column39}, {@code 0} where it is absent. */
    public long getColumn39() {
        return column39;
    }

    /** Sets column {@code column39}; it is present from now on. */
    public void setColumn39(long column39) {
        this.column39 = column39;
        presence0 |= 1L << 39;
    }

    /** Whether column {@code column39} is present and not null. */
    public boolean hasColumn39() {
        return (presence0 & (1L << 39)) != 0;
    }

    /** Makes column {@code column39} absent. */
    public void clearColumn39() {
        column39 = 0;
        presence0 &= ~(1L << 39);
    }

    /** Column {@code column40}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn40() {
        return column40;
    }

    /** Sets column {@code column40}; {@code null} makes it absent. The array is not copied. */
    public void setColumn40(String[] column40) {
        this.column40 = column40;
    }

    /** Whether column {@code column40} is present and not null. */
    public boolean hasColumn40() {
        return column40 != null;
    }

    /** Column {@code column41}, {@code null} where it is absent. */
    public BigDecimal getColumn41() {
        return column41;
    }

    /** Sets column {@code column41}; {@code null} makes it absent. */
    public void setColumn41(BigDecimal column41) {
        this.column41 = column41;
    }

    /** Whether column {@code column41} is present and not null. */
    public boolean hasColumn41() {
        return column41 != null;
    }

    /** Column {@code column42}, {@code null} where it is absent. */
    public String getColumn42() {
        return column42;
    }

    /** Sets column {@code column42}; {@code null} makes it absent. */
    public void setColumn42(String column42) {
        this.column42 = column42;
    }

    /** Whether column {@code column42} is present and not null. */
    public boolean hasColumn42() {
        return column42 != null;
    }

    /** Column {@code column43}, {@code 0} where it is absent. */
    public int getColumn43() {
        return column43;
    }

    /** Sets column {@code column43}; it is present from now on. */
    public void setColumn43(int column43) {
        this.column43 = column43;
        presence0 |= 1L << 43;
    }

    /** Whether column {@code column43} is present and not null. */
    public boolean hasColumn43() {
        return (presence0 & (1L << 43)) != 0;
    }

    /** Makes column {@code column43} absent. */
    public void clearColumn43() {
        column43 = 0;
        presence0 &= ~(1L << 43);
    }

    /** Column {@code column44}, {@code 0} where it is absent. */
    public double getColumn44() {
        return column44;
    }

    /** Sets column {@code column44}; it is present from now on. */
    public void setColumn44(double column44) {
        this.column44 = column44;
        presence0 |= 1L << 44;
    }

    /** Whether column {@code column44} is present and not null. */
    public boolean hasColumn44() {
        return (presence0 & (1L << 44)) != 0;
    }

    /** Makes column {@code column44} absent. */
    public void clearColumn44() {
        column44 = 0;
        presence0 &= ~(1L << 44);
    }

    /** Column {@code column45}, {@code false} where it is absent. */
    public boolean getColumn45() {
        return column45;
    }

    /** Sets column {@code column45}; it is present from now on. */
    public void setColumn45(boolean column45) {
        this.column45 = column45;
        presence0 |= 1L << 45;
    }

    /** Whether column {@code column45} is present and not null. */
    public boolean hasColumn45() {
        return (presence0 & (1L << 45)) != 0;
    }

    /** Makes column {@code column45} absent. */
    public void clearColumn45() {
        column45 = false;
        presence0 &= ~(1L << 45);
    }

    /** Column {@code column46}, {@code 0} where it is absent. */
    public long getColumn46() {
        return column46;
    }

    /** Sets column {@code column46}; it is present from now on. */
    public void setColumn46(long column46) {
        this.column46 = column46;
        presence0 |= 1L << 46;
    }

    /** Whether column {@code column46} is present and not null. */
    public boolean hasColumn46() {
        return (presence0 & (1L << 46)) != 0;
    }

    /** Makes column {@code column46} absent. */
    public void clearColumn46() {
        column46 = 0;
        presence0 &= ~(1L << 46);
    }

    /** Column {@code column47}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn47() {
        return column47;
    }

    /** Sets column {@code column47}; {@code null} makes it absent. The array is not copied. */
    public void setColumn47(String[] column47) {
        this.column47 = column47;
    }

    /** Whether column {@code column47} is present and not null. */
    public boolean hasColumn47() {
        return column47 != null;
    }

    /** Column {@code column48}, {@code null} where it is absent. */
    public BigDecimal getColumn48() {
        return column48;
    }

    /** Sets column {@code column48}; {@code null} makes it absent. */
    public void setColumn48(BigDecimal column48) {
        this.column48 = column48;
    }

    /** Whether column {@code column48} is present and not null. */
    public boolean hasColumn48() {
        return column48 != null;
    }

    /** Column {@code column49}, {@code null} where it is absent. */
    public String getColumn49() {
        return column49;
    }

    /** Sets column {@code column49}; {@code null} makes it absent. */
    public void setColumn49(String column49) {
        this.column49 = column49;
    }

    /** Whether column {@code column49} is present and not null. */
    public boolean hasColumn49() {
        return column49 != null;
    }

    /** Column {@code column50}, {@code 0} where it is absent. */
    public int getColumn50() {
        return column50;
    }

    /** Sets column {@code column50}; it is present from now on. */
    public void setColumn50(int column50) {
        this.column50 = column50;
        presence0 |= 1L << 50;
    }

    /** Whether column {@code column50} is present and not null. */
    public boolean hasColumn50() {
        return (presence0 & (1L << 50)) != 0;
    }

    /** Makes column {@code column50} absent. */
    public void clearColumn50() {
        column50 = 0;
        presence0 &= ~(1L << 50);
    }

    /** Column {@code column51}, {@code 0} where it is absent. */
    public double getColumn51() {
        return column51;
    }

    /** Sets column {@code column51}; it is present from now on. */
    public void setColumn51(double column51) {
        this.column51 = column51;
        presence0 |= 1L << 51;
    }

    /** Whether column {@code column51} is present and not null. */
    public boolean hasColumn51() {
        return (presence0 & (1L << 51)) != 0;
    }

    /** Makes column {@code column51} absent. */
    public void clearColumn51() {
        column51 = 0;
        presence0 &= ~(1L << 51);
    }

    /** Column {@code column52}, {@code false} where it is absent. */
    public boolean getColumn52() {
        return column52;
    }

    /** Sets column {@code column52}; it is present from now on. */
    public void setColumn52(boolean column52) {
        this.column52 = column52;
        presence0 |= 1L << 52;
    }

    /** Whether column {@code column52} is present and not null. */
    public boolean hasColumn52() {
        return (presence0 & (1L << 52)) != 0;
    }

    /** Makes column {@code column52} absent. */
    public void clearColumn52() {
        column52 = false;
        presence0 &= ~(1L << 52);
    }

    /** Column {@code column53}, {@code 0} where it is absent. */
    public long getColumn53() {
        return column53;
    }

    /** Sets column {@code column53}; it is present from now on. */
    public void setColumn53(long column53) {
        this.column53 = column53;
        presence0 |= 1L << 53;
    }

    /** Whether column {@code column53} is present and not null. */
    public boolean hasColumn53() {
        return (presence0 & (1L << 53)) != 0;
    }

    /** Makes column {@code column53} absent. */
    public void clearColumn53() {
        column53 = 0;
        presence0 &= ~(1L << 53);
    }

    /** Column {@code column54}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn54() {
        return column54;
    }

    /** Sets column {@code column54}; {@code null} makes it absent. The array is not copied. */
    public void setColumn54(String[] column54) {
        this.column54 = column54;
    }

    /** Whether column {@code column54} is present and not null. */
    public boolean hasColumn54() {
        return column54 != null;
    }

    /** Column {@code column55}, {@code null} where it is absent. */
    public BigDecimal getColumn55() {
        return column55;
    }

    /** Sets column {@code column55}; {@code null} makes it absent. */
    public void setColumn55(BigDecimal column55) {
        this.column55 = column55;
    }

    /** Whether column {@code column55} is present and not null. */
    public boolean hasColumn55() {
        return column55 != null;
    }

    /** Column {@code column56}, {@code null} where it is absent. */
    public String getColumn56() {
        return column56;
    }

    /** Sets column {@code column56}; {@code null} makes it absent. */
    public void setColumn56(String column56) {
        this.column56 = column56;
    }

    /** Whether column {@code column56} is present and not null. */
    public boolean hasColumn56() {
        return column56 != null;
    }

    /** Column {@code column57}, {@code 0} where it is absent. */
    public int getColumn57() {
        return column57;
    }

    /** Sets column {@code column57}; it is present from now on. */
    public void setColumn57(int column57) {
        this.column57 = column57;
        presence0 |= 1L << 57;
    }

    /** Whether column {@code column57} is present and not null. */
    public boolean hasColumn57() {
        return (presence0 & (1L << 57)) != 0;
    }

    /** Makes column {@code column57} absent. */
    public void clearColumn57() {
        column57 = 0;
        presence0 &= ~(1L << 57);
    }

    /** Column {@code column58}, {@code 0} where it is absent. */
    public double getColumn58() {
        return column58;
    }

    /** Sets column {@code column58}; it is present from now on. */
    public void setColumn58(double column58) {
        this.column58 = column58;
        presence0 |= 1L << 58;
    }

    /** Whether column {@code column58} is present and not null. */
    public boolean hasColumn58() {
        return (presence0 & (1L << 58)) != 0;
    }

    /** Makes column {@code column58} absent. */
    public void clearColumn58() {
        column58 = 0;
        presence0 &= ~(1L << 58);
    }

    /** Column {@code column59}, {@code false} where it is absent. */
    public boolean getColumn59() {
        return column59;
    }

    /** Sets column {@code column59}; it is present from now on. */
    public void setColumn59(boolean column59) {
        this.column59 = column59;
        presence0 |= 1L << 59;
    }

    /** Whether column {@code column59} is present and not null. */
    public boolean hasColumn59() {
        return (presence0 & (1L << 59)) != 0;
    }

    /** Makes column {@code column59} absent. */
    public void clearColumn59() {
        column59 = false;
        presence0 &= ~(1L << 59);
    }

    /** Column {@code column60}, {@code 0} where it is absent. */
    public long getColumn60() {
        return column60;
    }

    /** Sets column {@code column60}; it is present from now on. */
    public void setColumn60(long column60) {
        this.column60 = column60;
        presence0 |= 1L << 60;
    }

    /** Whether column {@code column60} is present and not null. */
    public boolean hasColumn60() {
        return (presence0 & (1L << 60)) != 0;
    }

    /** Makes column {@code column60} absent. */
    public void clearColumn60() {
        column60 = 0;
        presence0 &= ~(1L << 60);
    }

    /** Column {@code column61}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn61() {
        return column61;
    }

    /** Sets column {@code column61}; {@code null} makes it absent. The array is not copied. */
    public void setColumn61(String[] column61) {
        this.column61 = column61;
    }

    /** Whether column {@code column61} is present and not null. */
    public boolean hasColumn61() {
        return column61 != null;
    }

    /** Column {@code column62}, {@code null} where it is absent. */
    public BigDecimal getColumn62() {
        return column62;
    }

    /** Sets column {@code column62}; {@code null} makes it absent. */
    public void setColumn62(BigDecimal column62) {
        this.column62 = column62;
    }

    /** Whether column {@code column62} is present and not null. */
    public boolean hasColumn62() {
        return column62 != null;
    }

    /** Column {@code column63}, {@code null} where it is absent. */
    public String getColumn63() {
        return column63;
    }

    /** Sets column {@code column63}; {@code null} makes it absent. */
    public void setColumn63(String column63) {
        this.column63 = column63;
    }

    /** Whether column {@code column63} is present and not null. */
    public boolean hasColumn63() {
        return column63 != null;
    }

    /** Column {@code column64}, {@code 0} where it is absent. */
    public int getColumn64() {
        return column64;
    }

    /** Sets column {@code column64}; it is present from now on. */
    public void setColumn64(int column64) {
        this.column64 = column64;
        presence1 |= 1L << 0;
    }

    /** Whether column {@code column64} is present and not null. */
    public boolean hasColumn64() {
        return (presence1 & (1L << 0)) != 0;
    }

    /** Makes column {@code column64} absent. */
    public void clearColumn64() {
        column64 = 0;
        presence1 &= ~(1L << 0);
    }

    /** Column {@code column65}, {@code 0} where it is absent. */
    public double getColumn65() {
        return column65;
    }

    /** Sets column {@code column65}; it is present from now on. */
    public void setColumn65(double column65) {
        this.column65 = column65;
        presence1 |= 1L << 1;
    }

    /** Whether column {@code column65} is present and not null. */
    public boolean hasColumn65() {
        return (presence1 & (1L << 1)) != 0;
    }

    /** Makes column {@code column65} absent. */
    public void clearColumn65() {
        column65 = 0;
        presence1 &= ~(1L << 1);
    }

    /** Column {@code column66}, {@code false} where it is absent. */
    public boolean getColumn66() {
        return column66;
    }

    /** Sets column {@code column66}; it is present from now on. */
    public void setColumn66(boolean column66) {
        this.column66 = column66;
        presence1 |= 1L << 2;
    }

    /** Whether column {@code column66} is present and not null. */
    public boolean hasColumn66() {
        return (presence1 & (1L << 2)) != 0;
    }

    /** Makes column {@code column66} absent. */
    public void clearColumn66() {
        column66 = false;
        presence1 &= ~(1L << 2);
    }

    /** Column {@code column67}, {@code 0} where it is absent. */
    public long getColumn67() {
        return column67;
    }

    /** Sets column {@code column67}; it is present from now on. */
    public void setColumn67(long column67) {
        this.column67 = column67;
        presence1 |= 1L << 3;
    }

    /** Whether column {@code column67} is present and not null. */
    public boolean hasColumn67() {
        return (presence1 & (1L << 3)) != 0;
    }

    /** Makes column {@code column67} absent. */
    public void clearColumn67() {
        column67 = 0;
        presence1 &= ~(1L << 3);
    }

    /** Column {@code column68}, {@code null} where it is absent. The array is not copied. */
    public String[] getColumn68() {
        return column68;
    }

    /** Sets column {@code column68}; {@code null} makes it absent. The array is not copied. */
    public void setColumn68(String[] column68) {
        this.column68 = column68;
    }

    /** Whether column {@code column68} is present and not null. */
    public boolean hasColumn68() {
        return column68 != null;
    }

    /** Column {@code column69}, {@code null} where it is absent. */
    public BigDecimal getColumn69() {
        return column69;
    }

    /** Sets column {@code column69}; {@code null} makes it absent. */
    public void setColumn69(BigDecimal column69) {
        this.column69 = column69;
    }

    /** Whether column {@code column69} is present and not null. */
    public boolean hasColumn69() {
        return column69 != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = new Object[70];
        putColumns0(values);
        putColumns64(values);
        return WideParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        WideWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Wide that
                && equalColumns0(that)
                && equalColumns64(that);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + hashColumns0();
        hash = 31 * hash + hashColumns64();
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }

    private void putColumns0(Object[] values) {
        values[0] = column0;
        values[1] = hasColumn1() ? column1 : null;
        values[2] = hasColumn2() ? column2 : null;
        values[3] = hasColumn3() ? column3 : null;
        values[4] = hasColumn4() ? column4 : null;
        values[5] = column5;
        values[6] = column6;
        values[7] = column7;
        values[8] = hasColumn8() ? column8 : null;
        values[9] = hasColumn9() ? column9 : null;
        values[10] = hasColumn10() ? column10 : null;
        values[11] = hasColumn11() ? column11 : null;
        values[12] = column12;
        values[13] = column13;
        values[14] = column14;
        values[15] = hasColumn15() ? column15 : null;
        values[16] = hasColumn16() ? column16 : null;
        values[17] = hasColumn17() ? column17 : null;
        values[18] = hasColumn18() ? column18 : null;
        values[19] = column19;
        values[20] = column20;
        values[21] = column21;
        values[22] = hasColumn22() ? column22 : null;
        values[23] = hasColumn23() ? column23 : null;
        values[24] = hasColumn24() ? column24 : null;
        values[25] = hasColumn25() ? column25 : null;
        values[26] = column26;
        values[27] = column27;
        values[28] = column28;
        values[29] = hasColumn29() ? column29 : null;
        values[30] = hasColumn30() ? column30 : null;
        values[31] = hasColumn31() ? column31 : null;
        values[32] = hasColumn32() ? column32 : null;
        values[33] = column33;
        values[34] = column34;
        values[35] = column35;
        values[36] = hasColumn36() ? column36 : null;
        values[37] = hasColumn37() ? column37 : null;
        values[38] = hasColumn38() ? column38 : null;
        values[39] = hasColumn39() ? column39 : null;
        values[40] = column40;
        values[41] = column41;
        values[42] = column42;
        values[43] = hasColumn43() ? column43 : null;
        values[44] = hasColumn44() ? column44 : null;
        values[45] = hasColumn45() ? column45 : null;
        values[46] = hasColumn46() ? column46 : null;
        values[47] = column47;
        values[48] = column48;
        values[49] = column49;
        values[50] = hasColumn50() ? column50 : null;
        values[51] = hasColumn51() ? column51 : null;
        values[52] = hasColumn52() ? column52 : null;
        values[53] = hasColumn53() ? column53 : null;
        values[54] = column54;
        values[55] = column55;
        values[56] = column56;
        values[57] = hasColumn57() ? column57 : null;
        values[58] = hasColumn58() ? column58 : null;
        values[59] = hasColumn59() ? column59 : null;
        values[60] = hasColumn60() ? column60 : null;
        values[61] = column61;
        values[62] = column62;
        values[63] = column63;
    }

    private void putColumns64(Object[] values) {
        values[64] = hasColumn64() ? column64 : null;
        values[65] = hasColumn65() ? column65 : null;
        values[66] = hasColumn66() ? column66 : null;
        values[67] = hasColumn67() ? column67 : null;
        values[68] = column68;
        values[69] = column69;
    }

    private boolean equalColumns0(Wide that) {
        return presence0 == that.presence0
                && Objects.equals(column0, that.column0)
                && column1 == that.column1
                && Double.compare(column2, that.column2) == 0
                && column3 == that.column3
                && column4 == that.column4
                && Arrays.equals(column5, that.column5)
                && Objects.equals(column6, that.column6)
                && Objects.equals(column7, that.column7)
                && column8 == that.column8
                && Double.compare(column9, that.column9) == 0
                && column10 == that.column10
                && column11 == that.column11
                && Arrays.equals(column12, that.column12)
                && Objects.equals(column13, that.column13)
                && Objects.equals(column14, that.column14)
                && column15 == that.column15
                && Double.compare(column16, that.column16) == 0
                && column17 == that.column17
                && column18 == that.column18
                && Arrays.equals(column19, that.column19)
                && Objects.equals(column20, that.column20)
                && Objects.equals(column21, that.column21)
                && column22 == that.column22
                && Double.compare(column23, that.column23) == 0
                && column24 == that.column24
                && column25 == that.column25
                && Arrays.equals(column26, that.column26)
                && Objects.equals(column27, that.column27)
                && Objects.equals(column28, that.column28)
                && column29 == that.column29
                && Double.compare(column30, that.column30) == 0
                && column31 == that.column31
                && column32 == that.column32
                && Arrays.equals(column33, that.column33)
                && Objects.equals(column34, that.column34)
                && Objects.equals(column35, that.column35)
                && column36 == that.column36
                && Double.compare(column37, that.column37) == 0
                && column38 == that.column38
                && column39 == that.column39
                && Arrays.equals(column40, that.column40)
                && Objects.equals(column41, that.column41)
                && Objects.equals(column42, that.column42)
                && column43 == that.column43
                && Double.compare(column44, that.column44) == 0
                && column45 == that.column45
                && column46 == that.column46
                && Arrays.equals(column47, that.column47)
                && Objects.equals(column48, that.column48)
                && Objects.equals(column49, that.column49)
                && column50 == that.column50
                && Double.compare(column51, that.column51) == 0
                && column52 == that.column52
                && column53 == that.column53
                && Arrays.equals(column54, that.column54)
                && Objects.equals(column55, that.column55)
                && Objects.equals(column56, that.column56)
                && column57 == that.column57
                && Double.compare(column58, that.column58) == 0
                && column59 == that.column59
                && column60 == that.column60
                && Arrays.equals(column61, that.column61)
                && Objects.equals(column62, that.column62)
                && Objects.equals(column63, that.column63);
    }

    private boolean equalColumns64(Wide that) {
        return presence1 == that.presence1
                && column64 == that.column64
                && Double.compare(column65, that.column65) == 0
                && column66 == that.column66
                && column67 == that.column67
                && Arrays.equals(column68, that.column68)
                && Objects.equals(column69, that.column69);
    }

    private int hashColumns0() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence0);
        hash = 31 * hash + Objects.hashCode(column0);
        hash = 31 * hash + Integer.hashCode(column1);
        hash = 31 * hash + Double.hashCode(column2);
        hash = 31 * hash + Boolean.hashCode(column3);
        hash = 31 * hash + Long.hashCode(column4);
        hash = 31 * hash + Arrays.hashCode(column5);
        hash = 31 * hash + Objects.hashCode(column6);
        hash = 31 * hash + Objects.hashCode(column7);
        hash = 31 * hash + Integer.hashCode(column8);
        hash = 31 * hash + Double.hashCode(column9);
        hash = 31 * hash + Boolean.hashCode(column10);
        hash = 31 * hash + Long.hashCode(column11);
        hash = 31 * hash + Arrays.hashCode(column12);
        hash = 31 * hash + Objects.hashCode(column13);
        hash = 31 * hash + Objects.hashCode(column14);
        hash = 31 * hash + Integer.hashCode(column15);
        hash = 31 * hash + Double.hashCode(column16);
        hash = 31 * hash + Boolean.hashCode(column17);
        hash = 31 * hash + Long.hashCode(column18);
        hash = 31 * hash + Arrays.hashCode(column19);
        hash = 31 * hash + Objects.hashCode(column20);
        hash = 31 * hash + Objects.hashCode(column21);
        hash = 31 * hash + Integer.hashCode(column22);
        hash = 31 * hash + Double.hashCode(column23);
        hash = 31 * hash + Boolean.hashCode(column24);
        hash = 31 * hash + Long.hashCode(column25);
        hash = 31 * hash + Arrays.hashCode(column26);
        hash = 31 * hash + Objects.hashCode(column27);
        hash = 31 * hash + Objects.hashCode(column28);
        hash = 31 * hash + Integer.hashCode(column29);
        hash = 31 * hash + Double.hashCode(column30);
        hash = 31 * hash + Boolean.hashCode(column31);
        hash = 31 * hash + Long.hashCode(column32);
        hash = 31 * hash + Arrays.hashCode(column33);
        hash = 31 * hash + Objects.hashCode(column34);
        hash = 31 * hash + Objects.hashCode(column35);
        hash = 31 * hash + Integer.hashCode(column36);
        hash = 31 * hash + Double.hashCode(column37);
        hash = 31 * hash + Boolean.hashCode(column38);
        hash = 31 * hash + Long.hashCode(column39);
        hash = 31 * hash + Arrays.hashCode(column40);
        hash = 31 * hash + Objects.hashCode(column41);
        hash = 31 * hash + Objects.hashCode(column42);
        hash = 31 * hash + Integer.hashCode(column43);
        hash = 31 * hash + Double.hashCode(column44);
        hash = 31 * hash + Boolean.hashCode(column45);
        hash = 31 * hash + Long.hashCode(column46);
        hash = 31 * hash + Arrays.hashCode(column47);
        hash = 31 * hash + Objects.hashCode(column48);
        hash = 31 * hash + Objects.hashCode(column49);
        hash = 31 * hash + Integer.hashCode(column50);
        hash = 31 * hash + Double.hashCode(column51);
        hash = 31 * hash + Boolean.hashCode(column52);
        hash = 31 * hash + Long.hashCode(column53);
        hash = 31 * hash + Arrays.hashCode(column54);
        hash = 31 * hash + Objects.hashCode(column55);
        hash = 31 * hash + Objects.hashCode(column56);
        hash = 31 * hash + Integer.hashCode(column57);
        hash = 31 * hash + Double.hashCode(column58);
        hash = 31 * hash + Boolean.hashCode(column59);
        hash = 31 * hash + Long.hashCode(column60);
        hash = 31 * hash + Arrays.hashCode(column61);
        hash = 31 * hash + Objects.hashCode(column62);
        hash = 31 * hash + Objects.hashCode(column63);
        return hash;
    }

    private int hashColumns64() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence1);
        hash = 31 * hash + Integer.hashCode(column64);
        hash = 31 * hash + Double.hashCode(column65);
        hash = 31 * hash + Boolean.hashCode(column66);
        hash = 31 * hash + Long.hashCode(column67);
        hash = 31 * hash + Arrays.hashCode(column68);
        hash = 31 * hash + Objects.hashCode(column69);
        return hash;
    }
}
