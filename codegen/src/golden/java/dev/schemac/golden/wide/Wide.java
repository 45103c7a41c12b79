package dev.schemac.golden.wide;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * More columns than one long has presence bits: everything is done in groups of 64.
 *
 * <p>An event of schema {@code Wide} in module {@code dev.schemac.golden.wide}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Wide implements JsonEvent, JsonOutput.Writable {
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
    long presence0;
    long presence1;

    public Wide() {}

    public static Wide parse(String json) {
        return WideParser.INSTANCE.parse(json);
    }

    public static Wide parse(String json, JsonOptions options) {
        return WideParser.INSTANCE.parse(json, options);
    }

    public static Wide parse(byte[] json) {
        return WideParser.INSTANCE.parse(json);
    }

    public static Wide parse(byte[] json, JsonOptions options) {
        return WideParser.INSTANCE.parse(json, options);
    }

    public static Wide parse(byte[] json, int offset, int length) {
        return WideParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Wide parse(InputStream json) throws IOException {
        return WideParser.INSTANCE.parse(json);
    }

    public static Wide parse(InputStream json, JsonOptions options) throws IOException {
        return WideParser.INSTANCE.parse(json, options);
    }

    public static List<Wide> parseList(String json) {
        return WideParser.INSTANCE.parseList(json);
    }

    public static List<Wide> parseList(String json, JsonOptions options) {
        return WideParser.INSTANCE.parseList(json, options);
    }

    public static List<Wide> parseList(byte[] json) {
        return WideParser.INSTANCE.parseList(json);
    }

    public static List<Wide> parseList(byte[] json, JsonOptions options) {
        return WideParser.INSTANCE.parseList(json, options);
    }

    public static List<Wide> parseList(byte[] json, int offset, int length) {
        return WideParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Wide> parseList(InputStream json) throws IOException {
        return WideParser.INSTANCE.parseList(json);
    }

    public static List<Wide> parseList(InputStream json, JsonOptions options) throws IOException {
        return WideParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Wide> list) {
        return WideWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Wide> list, JsonOptions options) {
        return WideWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Wide> list) {
        return WideWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Wide> list, JsonOptions options) {
        return WideWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Wide> list, OutputStream stream) throws IOException {
        WideWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Wide> list, OutputStream stream, JsonOptions options)
            throws IOException {
        WideWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getColumn0() {
        return column0;
    }

    public void setColumn0(String column0) {
        this.column0 = column0;
    }

    public boolean hasColumn0() {
        return column0 != null;
    }

    public int getColumn1() {
        return column1;
    }

    public void setColumn1(int column1) {
        this.column1 = column1;
        presence0 |= 1L << WideParser.Columns0.COLUMN1_BIT;
    }

    public boolean hasColumn1() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN1_BIT)) != 0;
    }

    public void clearColumn1() {
        column1 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN1_BIT);
    }

    public double getColumn2() {
        return column2;
    }

    public void setColumn2(double column2) {
        this.column2 = column2;
        presence0 |= 1L << WideParser.Columns0.COLUMN2_BIT;
    }

    public boolean hasColumn2() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN2_BIT)) != 0;
    }

    public void clearColumn2() {
        column2 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN2_BIT);
    }

    public boolean isColumn3() {
        return column3;
    }

    public void setColumn3(boolean column3) {
        this.column3 = column3;
        presence0 |= 1L << WideParser.Columns0.COLUMN3_BIT;
    }

    public boolean hasColumn3() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN3_BIT)) != 0;
    }

    public void clearColumn3() {
        column3 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN3_BIT);
    }

    public long getColumn4() {
        return column4;
    }

    public void setColumn4(long column4) {
        this.column4 = column4;
        presence0 |= 1L << WideParser.Columns0.COLUMN4_BIT;
    }

    public boolean hasColumn4() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN4_BIT)) != 0;
    }

    public void clearColumn4() {
        column4 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN4_BIT);
    }

    public String[] getColumn5() {
        return column5;
    }

    public void setColumn5(String[] column5) {
        this.column5 = column5;
    }

    public boolean hasColumn5() {
        return column5 != null;
    }

    public BigDecimal getColumn6() {
        return column6;
    }

    public void setColumn6(BigDecimal column6) {
        this.column6 = column6;
    }

    public boolean hasColumn6() {
        return column6 != null;
    }

    public String getColumn7() {
        return column7;
    }

    public void setColumn7(String column7) {
        this.column7 = column7;
    }

    public boolean hasColumn7() {
        return column7 != null;
    }

    public int getColumn8() {
        return column8;
    }

    public void setColumn8(int column8) {
        this.column8 = column8;
        presence0 |= 1L << WideParser.Columns0.COLUMN8_BIT;
    }

    public boolean hasColumn8() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN8_BIT)) != 0;
    }

    public void clearColumn8() {
        column8 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN8_BIT);
    }

    public double getColumn9() {
        return column9;
    }

    public void setColumn9(double column9) {
        this.column9 = column9;
        presence0 |= 1L << WideParser.Columns0.COLUMN9_BIT;
    }

    public boolean hasColumn9() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN9_BIT)) != 0;
    }

    public void clearColumn9() {
        column9 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN9_BIT);
    }

    public boolean isColumn10() {
        return column10;
    }

    public void setColumn10(boolean column10) {
        this.column10 = column10;
        presence0 |= 1L << WideParser.Columns0.COLUMN10_BIT;
    }

    public boolean hasColumn10() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN10_BIT)) != 0;
    }

    public void clearColumn10() {
        column10 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN10_BIT);
    }

    public long getColumn11() {
        return column11;
    }

    public void setColumn11(long column11) {
        this.column11 = column11;
        presence0 |= 1L << WideParser.Columns0.COLUMN11_BIT;
    }

    public boolean hasColumn11() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN11_BIT)) != 0;
    }

    public void clearColumn11() {
        column11 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN11_BIT);
    }

    public String[] getColumn12() {
        return column12;
    }

    public void setColumn12(String[] column12) {
        this.column12 = column12;
    }

    public boolean hasColumn12() {
        return column12 != null;
    }

    public BigDecimal getColumn13() {
        return column13;
    }

    public void setColumn13(BigDecimal column13) {
        this.column13 = column13;
    }

    public boolean hasColumn13() {
        return column13 != null;
    }

    public String getColumn14() {
        return column14;
    }

    public void setColumn14(String column14) {
        this.column14 = column14;
    }

    public boolean hasColumn14() {
        return column14 != null;
    }

    public int getColumn15() {
        return column15;
    }

    public void setColumn15(int column15) {
        this.column15 = column15;
        presence0 |= 1L << WideParser.Columns0.COLUMN15_BIT;
    }

    public boolean hasColumn15() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN15_BIT)) != 0;
    }

    public void clearColumn15() {
        column15 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN15_BIT);
    }

    public double getColumn16() {
        return column16;
    }

    public void setColumn16(double column16) {
        this.column16 = column16;
        presence0 |= 1L << WideParser.Columns0.COLUMN16_BIT;
    }

    public boolean hasColumn16() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN16_BIT)) != 0;
    }

    public void clearColumn16() {
        column16 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN16_BIT);
    }

    public boolean isColumn17() {
        return column17;
    }

    public void setColumn17(boolean column17) {
        this.column17 = column17;
        presence0 |= 1L << WideParser.Columns0.COLUMN17_BIT;
    }

    public boolean hasColumn17() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN17_BIT)) != 0;
    }

    public void clearColumn17() {
        column17 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN17_BIT);
    }

    public long getColumn18() {
        return column18;
    }

    public void setColumn18(long column18) {
        this.column18 = column18;
        presence0 |= 1L << WideParser.Columns0.COLUMN18_BIT;
    }

    public boolean hasColumn18() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN18_BIT)) != 0;
    }

    public void clearColumn18() {
        column18 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN18_BIT);
    }

    public String[] getColumn19() {
        return column19;
    }

    public void setColumn19(String[] column19) {
        this.column19 = column19;
    }

    public boolean hasColumn19() {
        return column19 != null;
    }

    public BigDecimal getColumn20() {
        return column20;
    }

    public void setColumn20(BigDecimal column20) {
        this.column20 = column20;
    }

    public boolean hasColumn20() {
        return column20 != null;
    }

    public String getColumn21() {
        return column21;
    }

    public void setColumn21(String column21) {
        this.column21 = column21;
    }

    public boolean hasColumn21() {
        return column21 != null;
    }

    public int getColumn22() {
        return column22;
    }

    public void setColumn22(int column22) {
        this.column22 = column22;
        presence0 |= 1L << WideParser.Columns0.COLUMN22_BIT;
    }

    public boolean hasColumn22() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN22_BIT)) != 0;
    }

    public void clearColumn22() {
        column22 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN22_BIT);
    }

    public double getColumn23() {
        return column23;
    }

    public void setColumn23(double column23) {
        this.column23 = column23;
        presence0 |= 1L << WideParser.Columns0.COLUMN23_BIT;
    }

    public boolean hasColumn23() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN23_BIT)) != 0;
    }

    public void clearColumn23() {
        column23 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN23_BIT);
    }

    public boolean isColumn24() {
        return column24;
    }

    public void setColumn24(boolean column24) {
        this.column24 = column24;
        presence0 |= 1L << WideParser.Columns0.COLUMN24_BIT;
    }

    public boolean hasColumn24() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN24_BIT)) != 0;
    }

    public void clearColumn24() {
        column24 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN24_BIT);
    }

    public long getColumn25() {
        return column25;
    }

    public void setColumn25(long column25) {
        this.column25 = column25;
        presence0 |= 1L << WideParser.Columns0.COLUMN25_BIT;
    }

    public boolean hasColumn25() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN25_BIT)) != 0;
    }

    public void clearColumn25() {
        column25 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN25_BIT);
    }

    public String[] getColumn26() {
        return column26;
    }

    public void setColumn26(String[] column26) {
        this.column26 = column26;
    }

    public boolean hasColumn26() {
        return column26 != null;
    }

    public BigDecimal getColumn27() {
        return column27;
    }

    public void setColumn27(BigDecimal column27) {
        this.column27 = column27;
    }

    public boolean hasColumn27() {
        return column27 != null;
    }

    public String getColumn28() {
        return column28;
    }

    public void setColumn28(String column28) {
        this.column28 = column28;
    }

    public boolean hasColumn28() {
        return column28 != null;
    }

    public int getColumn29() {
        return column29;
    }

    public void setColumn29(int column29) {
        this.column29 = column29;
        presence0 |= 1L << WideParser.Columns0.COLUMN29_BIT;
    }

    public boolean hasColumn29() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN29_BIT)) != 0;
    }

    public void clearColumn29() {
        column29 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN29_BIT);
    }

    public double getColumn30() {
        return column30;
    }

    public void setColumn30(double column30) {
        this.column30 = column30;
        presence0 |= 1L << WideParser.Columns0.COLUMN30_BIT;
    }

    public boolean hasColumn30() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN30_BIT)) != 0;
    }

    public void clearColumn30() {
        column30 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN30_BIT);
    }

    public boolean isColumn31() {
        return column31;
    }

    public void setColumn31(boolean column31) {
        this.column31 = column31;
        presence0 |= 1L << WideParser.Columns0.COLUMN31_BIT;
    }

    public boolean hasColumn31() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN31_BIT)) != 0;
    }

    public void clearColumn31() {
        column31 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN31_BIT);
    }

    public long getColumn32() {
        return column32;
    }

    public void setColumn32(long column32) {
        this.column32 = column32;
        presence0 |= 1L << WideParser.Columns0.COLUMN32_BIT;
    }

    public boolean hasColumn32() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN32_BIT)) != 0;
    }

    public void clearColumn32() {
        column32 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN32_BIT);
    }

    public String[] getColumn33() {
        return column33;
    }

    public void setColumn33(String[] column33) {
        this.column33 = column33;
    }

    public boolean hasColumn33() {
        return column33 != null;
    }

    public BigDecimal getColumn34() {
        return column34;
    }

    public void setColumn34(BigDecimal column34) {
        this.column34 = column34;
    }

    public boolean hasColumn34() {
        return column34 != null;
    }

    public String getColumn35() {
        return column35;
    }

    public void setColumn35(String column35) {
        this.column35 = column35;
    }

    public boolean hasColumn35() {
        return column35 != null;
    }

    public int getColumn36() {
        return column36;
    }

    public void setColumn36(int column36) {
        this.column36 = column36;
        presence0 |= 1L << WideParser.Columns0.COLUMN36_BIT;
    }

    public boolean hasColumn36() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN36_BIT)) != 0;
    }

    public void clearColumn36() {
        column36 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN36_BIT);
    }

    public double getColumn37() {
        return column37;
    }

    public void setColumn37(double column37) {
        this.column37 = column37;
        presence0 |= 1L << WideParser.Columns0.COLUMN37_BIT;
    }

    public boolean hasColumn37() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN37_BIT)) != 0;
    }

    public void clearColumn37() {
        column37 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN37_BIT);
    }

    public boolean isColumn38() {
        return column38;
    }

    public void setColumn38(boolean column38) {
        this.column38 = column38;
        presence0 |= 1L << WideParser.Columns0.COLUMN38_BIT;
    }

    public boolean hasColumn38() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN38_BIT)) != 0;
    }

    public void clearColumn38() {
        column38 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN38_BIT);
    }

    public long getColumn39() {
        return column39;
    }

    public void setColumn39(long column39) {
        this.column39 = column39;
        presence0 |= 1L << WideParser.Columns0.COLUMN39_BIT;
    }

    public boolean hasColumn39() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN39_BIT)) != 0;
    }

    public void clearColumn39() {
        column39 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN39_BIT);
    }

    public String[] getColumn40() {
        return column40;
    }

    public void setColumn40(String[] column40) {
        this.column40 = column40;
    }

    public boolean hasColumn40() {
        return column40 != null;
    }

    public BigDecimal getColumn41() {
        return column41;
    }

    public void setColumn41(BigDecimal column41) {
        this.column41 = column41;
    }

    public boolean hasColumn41() {
        return column41 != null;
    }

    public String getColumn42() {
        return column42;
    }

    public void setColumn42(String column42) {
        this.column42 = column42;
    }

    public boolean hasColumn42() {
        return column42 != null;
    }

    public int getColumn43() {
        return column43;
    }

    public void setColumn43(int column43) {
        this.column43 = column43;
        presence0 |= 1L << WideParser.Columns0.COLUMN43_BIT;
    }

    public boolean hasColumn43() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN43_BIT)) != 0;
    }

    public void clearColumn43() {
        column43 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN43_BIT);
    }

    public double getColumn44() {
        return column44;
    }

    public void setColumn44(double column44) {
        this.column44 = column44;
        presence0 |= 1L << WideParser.Columns0.COLUMN44_BIT;
    }

    public boolean hasColumn44() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN44_BIT)) != 0;
    }

    public void clearColumn44() {
        column44 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN44_BIT);
    }

    public boolean isColumn45() {
        return column45;
    }

    public void setColumn45(boolean column45) {
        this.column45 = column45;
        presence0 |= 1L << WideParser.Columns0.COLUMN45_BIT;
    }

    public boolean hasColumn45() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN45_BIT)) != 0;
    }

    public void clearColumn45() {
        column45 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN45_BIT);
    }

    public long getColumn46() {
        return column46;
    }

    public void setColumn46(long column46) {
        this.column46 = column46;
        presence0 |= 1L << WideParser.Columns0.COLUMN46_BIT;
    }

    public boolean hasColumn46() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN46_BIT)) != 0;
    }

    public void clearColumn46() {
        column46 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN46_BIT);
    }

    public String[] getColumn47() {
        return column47;
    }

    public void setColumn47(String[] column47) {
        this.column47 = column47;
    }

    public boolean hasColumn47() {
        return column47 != null;
    }

    public BigDecimal getColumn48() {
        return column48;
    }

    public void setColumn48(BigDecimal column48) {
        this.column48 = column48;
    }

    public boolean hasColumn48() {
        return column48 != null;
    }

    public String getColumn49() {
        return column49;
    }

    public void setColumn49(String column49) {
        this.column49 = column49;
    }

    public boolean hasColumn49() {
        return column49 != null;
    }

    public int getColumn50() {
        return column50;
    }

    public void setColumn50(int column50) {
        this.column50 = column50;
        presence0 |= 1L << WideParser.Columns0.COLUMN50_BIT;
    }

    public boolean hasColumn50() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN50_BIT)) != 0;
    }

    public void clearColumn50() {
        column50 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN50_BIT);
    }

    public double getColumn51() {
        return column51;
    }

    public void setColumn51(double column51) {
        this.column51 = column51;
        presence0 |= 1L << WideParser.Columns0.COLUMN51_BIT;
    }

    public boolean hasColumn51() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN51_BIT)) != 0;
    }

    public void clearColumn51() {
        column51 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN51_BIT);
    }

    public boolean isColumn52() {
        return column52;
    }

    public void setColumn52(boolean column52) {
        this.column52 = column52;
        presence0 |= 1L << WideParser.Columns0.COLUMN52_BIT;
    }

    public boolean hasColumn52() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN52_BIT)) != 0;
    }

    public void clearColumn52() {
        column52 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN52_BIT);
    }

    public long getColumn53() {
        return column53;
    }

    public void setColumn53(long column53) {
        this.column53 = column53;
        presence0 |= 1L << WideParser.Columns0.COLUMN53_BIT;
    }

    public boolean hasColumn53() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN53_BIT)) != 0;
    }

    public void clearColumn53() {
        column53 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN53_BIT);
    }

    public String[] getColumn54() {
        return column54;
    }

    public void setColumn54(String[] column54) {
        this.column54 = column54;
    }

    public boolean hasColumn54() {
        return column54 != null;
    }

    public BigDecimal getColumn55() {
        return column55;
    }

    public void setColumn55(BigDecimal column55) {
        this.column55 = column55;
    }

    public boolean hasColumn55() {
        return column55 != null;
    }

    public String getColumn56() {
        return column56;
    }

    public void setColumn56(String column56) {
        this.column56 = column56;
    }

    public boolean hasColumn56() {
        return column56 != null;
    }

    public int getColumn57() {
        return column57;
    }

    public void setColumn57(int column57) {
        this.column57 = column57;
        presence0 |= 1L << WideParser.Columns0.COLUMN57_BIT;
    }

    public boolean hasColumn57() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN57_BIT)) != 0;
    }

    public void clearColumn57() {
        column57 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN57_BIT);
    }

    public double getColumn58() {
        return column58;
    }

    public void setColumn58(double column58) {
        this.column58 = column58;
        presence0 |= 1L << WideParser.Columns0.COLUMN58_BIT;
    }

    public boolean hasColumn58() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN58_BIT)) != 0;
    }

    public void clearColumn58() {
        column58 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN58_BIT);
    }

    public boolean isColumn59() {
        return column59;
    }

    public void setColumn59(boolean column59) {
        this.column59 = column59;
        presence0 |= 1L << WideParser.Columns0.COLUMN59_BIT;
    }

    public boolean hasColumn59() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN59_BIT)) != 0;
    }

    public void clearColumn59() {
        column59 = false;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN59_BIT);
    }

    public long getColumn60() {
        return column60;
    }

    public void setColumn60(long column60) {
        this.column60 = column60;
        presence0 |= 1L << WideParser.Columns0.COLUMN60_BIT;
    }

    public boolean hasColumn60() {
        return (presence0 & (1L << WideParser.Columns0.COLUMN60_BIT)) != 0;
    }

    public void clearColumn60() {
        column60 = 0;
        presence0 &= ~(1L << WideParser.Columns0.COLUMN60_BIT);
    }

    public String[] getColumn61() {
        return column61;
    }

    public void setColumn61(String[] column61) {
        this.column61 = column61;
    }

    public boolean hasColumn61() {
        return column61 != null;
    }

    public BigDecimal getColumn62() {
        return column62;
    }

    public void setColumn62(BigDecimal column62) {
        this.column62 = column62;
    }

    public boolean hasColumn62() {
        return column62 != null;
    }

    public String getColumn63() {
        return column63;
    }

    public void setColumn63(String column63) {
        this.column63 = column63;
    }

    public boolean hasColumn63() {
        return column63 != null;
    }

    public int getColumn64() {
        return column64;
    }

    public void setColumn64(int column64) {
        this.column64 = column64;
        presence1 |= 1L << WideParser.Columns64.COLUMN64_BIT;
    }

    public boolean hasColumn64() {
        return (presence1 & (1L << WideParser.Columns64.COLUMN64_BIT)) != 0;
    }

    public void clearColumn64() {
        column64 = 0;
        presence1 &= ~(1L << WideParser.Columns64.COLUMN64_BIT);
    }

    public double getColumn65() {
        return column65;
    }

    public void setColumn65(double column65) {
        this.column65 = column65;
        presence1 |= 1L << WideParser.Columns64.COLUMN65_BIT;
    }

    public boolean hasColumn65() {
        return (presence1 & (1L << WideParser.Columns64.COLUMN65_BIT)) != 0;
    }

    public void clearColumn65() {
        column65 = 0;
        presence1 &= ~(1L << WideParser.Columns64.COLUMN65_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = new Object[66];
        putColumns0(values);
        putColumns64(values);
        return WideParser.Columns.EVENT_TYPE.asMap(values);
    }

    @Override
    public void writeTo(JsonOutput out) {
        WideWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Wide that && equalColumns0(that)
                && equalColumns64(that);
    }

    @Override
    public int hashCode() {
        return Objects.hash(hashColumns0(), hashColumns64());
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    private void putColumns0(Object[] values) {
        values[WideParser.Columns0.COLUMN0_BIT] = column0;
        values[WideParser.Columns0.COLUMN1_BIT] = hasColumn1() ? column1 : null;
        values[WideParser.Columns0.COLUMN2_BIT] = hasColumn2() ? column2 : null;
        values[WideParser.Columns0.COLUMN3_BIT] = hasColumn3() ? column3 : null;
        values[WideParser.Columns0.COLUMN4_BIT] = hasColumn4() ? column4 : null;
        values[WideParser.Columns0.COLUMN5_BIT] = column5;
        values[WideParser.Columns0.COLUMN6_BIT] = column6;
        values[WideParser.Columns0.COLUMN7_BIT] = column7;
        values[WideParser.Columns0.COLUMN8_BIT] = hasColumn8() ? column8 : null;
        values[WideParser.Columns0.COLUMN9_BIT] = hasColumn9() ? column9 : null;
        values[WideParser.Columns0.COLUMN10_BIT] = hasColumn10() ? column10 : null;
        values[WideParser.Columns0.COLUMN11_BIT] = hasColumn11() ? column11 : null;
        values[WideParser.Columns0.COLUMN12_BIT] = column12;
        values[WideParser.Columns0.COLUMN13_BIT] = column13;
        values[WideParser.Columns0.COLUMN14_BIT] = column14;
        values[WideParser.Columns0.COLUMN15_BIT] = hasColumn15() ? column15 : null;
        values[WideParser.Columns0.COLUMN16_BIT] = hasColumn16() ? column16 : null;
        values[WideParser.Columns0.COLUMN17_BIT] = hasColumn17() ? column17 : null;
        values[WideParser.Columns0.COLUMN18_BIT] = hasColumn18() ? column18 : null;
        values[WideParser.Columns0.COLUMN19_BIT] = column19;
        values[WideParser.Columns0.COLUMN20_BIT] = column20;
        values[WideParser.Columns0.COLUMN21_BIT] = column21;
        values[WideParser.Columns0.COLUMN22_BIT] = hasColumn22() ? column22 : null;
        values[WideParser.Columns0.COLUMN23_BIT] = hasColumn23() ? column23 : null;
        values[WideParser.Columns0.COLUMN24_BIT] = hasColumn24() ? column24 : null;
        values[WideParser.Columns0.COLUMN25_BIT] = hasColumn25() ? column25 : null;
        values[WideParser.Columns0.COLUMN26_BIT] = column26;
        values[WideParser.Columns0.COLUMN27_BIT] = column27;
        values[WideParser.Columns0.COLUMN28_BIT] = column28;
        values[WideParser.Columns0.COLUMN29_BIT] = hasColumn29() ? column29 : null;
        values[WideParser.Columns0.COLUMN30_BIT] = hasColumn30() ? column30 : null;
        values[WideParser.Columns0.COLUMN31_BIT] = hasColumn31() ? column31 : null;
        values[WideParser.Columns0.COLUMN32_BIT] = hasColumn32() ? column32 : null;
        values[WideParser.Columns0.COLUMN33_BIT] = column33;
        values[WideParser.Columns0.COLUMN34_BIT] = column34;
        values[WideParser.Columns0.COLUMN35_BIT] = column35;
        values[WideParser.Columns0.COLUMN36_BIT] = hasColumn36() ? column36 : null;
        values[WideParser.Columns0.COLUMN37_BIT] = hasColumn37() ? column37 : null;
        values[WideParser.Columns0.COLUMN38_BIT] = hasColumn38() ? column38 : null;
        values[WideParser.Columns0.COLUMN39_BIT] = hasColumn39() ? column39 : null;
        values[WideParser.Columns0.COLUMN40_BIT] = column40;
        values[WideParser.Columns0.COLUMN41_BIT] = column41;
        values[WideParser.Columns0.COLUMN42_BIT] = column42;
        values[WideParser.Columns0.COLUMN43_BIT] = hasColumn43() ? column43 : null;
        values[WideParser.Columns0.COLUMN44_BIT] = hasColumn44() ? column44 : null;
        values[WideParser.Columns0.COLUMN45_BIT] = hasColumn45() ? column45 : null;
        values[WideParser.Columns0.COLUMN46_BIT] = hasColumn46() ? column46 : null;
        values[WideParser.Columns0.COLUMN47_BIT] = column47;
        values[WideParser.Columns0.COLUMN48_BIT] = column48;
        values[WideParser.Columns0.COLUMN49_BIT] = column49;
        values[WideParser.Columns0.COLUMN50_BIT] = hasColumn50() ? column50 : null;
        values[WideParser.Columns0.COLUMN51_BIT] = hasColumn51() ? column51 : null;
        values[WideParser.Columns0.COLUMN52_BIT] = hasColumn52() ? column52 : null;
        values[WideParser.Columns0.COLUMN53_BIT] = hasColumn53() ? column53 : null;
        values[WideParser.Columns0.COLUMN54_BIT] = column54;
        values[WideParser.Columns0.COLUMN55_BIT] = column55;
        values[WideParser.Columns0.COLUMN56_BIT] = column56;
        values[WideParser.Columns0.COLUMN57_BIT] = hasColumn57() ? column57 : null;
        values[WideParser.Columns0.COLUMN58_BIT] = hasColumn58() ? column58 : null;
        values[WideParser.Columns0.COLUMN59_BIT] = hasColumn59() ? column59 : null;
        values[WideParser.Columns0.COLUMN60_BIT] = hasColumn60() ? column60 : null;
        values[WideParser.Columns0.COLUMN61_BIT] = column61;
        values[WideParser.Columns0.COLUMN62_BIT] = column62;
        values[WideParser.Columns0.COLUMN63_BIT] = column63;
    }

    private void putColumns64(Object[] values) {
        values[WideParser.Columns64.COLUMN64_BIT] = hasColumn64() ? column64 : null;
        values[WideParser.Columns64.COLUMN65_BIT] = hasColumn65() ? column65 : null;
    }

    private boolean equalColumns0(Wide that) {
        return presence0 == that.presence0 && Objects.equals(column0, that.column0)
                && column1 == that.column1 && Double.compare(column2, that.column2) == 0
                && column3 == that.column3 && column4 == that.column4
                && Arrays.equals(column5, that.column5) && Objects.equals(column6, that.column6)
                && Objects.equals(column7, that.column7) && column8 == that.column8
                && Double.compare(column9, that.column9) == 0 && column10 == that.column10
                && column11 == that.column11 && Arrays.equals(column12, that.column12)
                && Objects.equals(column13, that.column13)
                && Objects.equals(column14, that.column14) && column15 == that.column15
                && Double.compare(column16, that.column16) == 0 && column17 == that.column17
                && column18 == that.column18 && Arrays.equals(column19, that.column19)
                && Objects.equals(column20, that.column20)
                && Objects.equals(column21, that.column21) && column22 == that.column22
                && Double.compare(column23, that.column23) == 0 && column24 == that.column24
                && column25 == that.column25 && Arrays.equals(column26, that.column26)
                && Objects.equals(column27, that.column27)
                && Objects.equals(column28, that.column28) && column29 == that.column29
                && Double.compare(column30, that.column30) == 0 && column31 == that.column31
                && column32 == that.column32 && Arrays.equals(column33, that.column33)
                && Objects.equals(column34, that.column34)
                && Objects.equals(column35, that.column35) && column36 == that.column36
                && Double.compare(column37, that.column37) == 0 && column38 == that.column38
                && column39 == that.column39 && Arrays.equals(column40, that.column40)
                && Objects.equals(column41, that.column41)
                && Objects.equals(column42, that.column42) && column43 == that.column43
                && Double.compare(column44, that.column44) == 0 && column45 == that.column45
                && column46 == that.column46 && Arrays.equals(column47, that.column47)
                && Objects.equals(column48, that.column48)
                && Objects.equals(column49, that.column49) && column50 == that.column50
                && Double.compare(column51, that.column51) == 0 && column52 == that.column52
                && column53 == that.column53 && Arrays.equals(column54, that.column54)
                && Objects.equals(column55, that.column55)
                && Objects.equals(column56, that.column56) && column57 == that.column57
                && Double.compare(column58, that.column58) == 0 && column59 == that.column59
                && column60 == that.column60 && Arrays.equals(column61, that.column61)
                && Objects.equals(column62, that.column62)
                && Objects.equals(column63, that.column63);
    }

    private boolean equalColumns64(Wide that) {
        return presence1 == that.presence1 && column64 == that.column64
                && Double.compare(column65, that.column65) == 0;
    }

    private int hashColumns0() {
        return Objects.hash(column0, column1, column2, column3, column4, Arrays.hashCode(column5),
                column6, column7, column8, column9, column10, column11, Arrays.hashCode(column12),
                column13, column14, column15, column16, column17, column18,
                Arrays.hashCode(column19), column20, column21, column22, column23, column24,
                column25, Arrays.hashCode(column26), column27, column28, column29, column30,
                column31, column32, Arrays.hashCode(column33), column34, column35, column36,
                column37, column38, column39, Arrays.hashCode(column40), column41, column42,
                column43, column44, column45, column46, Arrays.hashCode(column47), column48,
                column49, column50, column51, column52, column53, Arrays.hashCode(column54),
                column55, column56, column57, column58, column59, column60,
                Arrays.hashCode(column61), column62, column63);
    }

    private int hashColumns64() {
        return Objects.hash(column64, column65);
    }
}
