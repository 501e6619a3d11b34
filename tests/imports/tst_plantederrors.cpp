// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/rowreader.h"
#include "importcheck/conversion.h"
#include "imports/checkedrowsmodel.h"
#include "imports/importdraft.h"
#include "support/bookfile.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_plantederrors {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::FaultKind;
using imports::ImportDraft;

// Plants errors of many kinds between good rows. Checks that all errors are found, and that no good
// row is reported.
class TestPlantedErrors final : public QObject
{
    Q_OBJECT

private:
    enum Column {
        Email,
        Id,
        Name,
        Birthdate,
        Mobile,
        Points,
        Size,
        Interests,
        Budget,
        Phone,
        Age,
        Note
    };

    struct Planted
    {
        const char *name;
        Column column;
        QString text;
        // The value after an automatic repair. If empty, the fault must remain.
        QString right = {};
        // The cell in a spreadsheet, unless it is text.
        QByteArray cell = {};
    };
    enum class Format { Utf8, Windows1252, Spreadsheet };
    enum class Repairs { None, WithoutLoss };

    [[nodiscard]] static QJsonArray fields()
    {
        const auto option = [](const QString &id, const QString &label) {
            return QJsonObject{{u"id"_s, id}, {u"label"_s, label}};
        };
        const auto field = [](const QString &id, const QString &type, QJsonObject more = {}) {
            more.insert(u"id"_s, id);
            more.insert(u"name"_s, id);
            more.insert(u"type"_s, type);
            return more;
        };
        return {field(u"talla"_s, u"radio"_s,
                      {{u"options"_s, QJsonArray{option(u"m"_s, u"M"_s), option(u"l"_s, u"L"_s)}}}),
                field(u"intereses"_s, u"checkbox"_s,
                      {{u"options"_s,
                        QJsonArray{option(u"vela"_s, u"Vela"_s), option(u"golf"_s, u"Golf"_s)}}}),
                field(u"presupuesto"_s, u"decimal"_s),
                field(u"telefono"_s, u"phone"_s, {{u"defaultCountryCode"_s, u"34"_s}}),
                field(u"edad"_s, u"integer"_s, {{u"minValue"_s, 0}, {u"maxValue"_s, 120}}),
                field(u"nota"_s, u"text"_s, {{u"maxLength"_s, 40}})};
    }

    [[nodiscard]] static QStringList headings()
    {
        return {u"_email"_s,       u"_externalId"_s, u"_name"_s, u"_birthdate"_s,
                u"_mobilePhone"_s, u"_points"_s,     u"talla"_s, u"intereses"_s,
                u"presupuesto"_s,  u"telefono"_s,    u"edad"_s,  u"nota"_s};
    }

    [[nodiscard]] static std::vector<Planted> planted()
    {
        return {
            {"no address", Email, u"nobody"_s},
            {"two @ signs", Email, u"ana@@example.com"_s, u"ana@example.com"_s},
            {"no domain", Email, u"ana@example"_s},
            {"blank before an address", Email, u" ana1@example.com"_s, u"ana1@example.com"_s},
            {"blank after an address", Email, u"ana2@example.com "_s, u"ana2@example.com"_s},
            {"no-break space after an address", Email, u"ana3@example.com\u00A0"_s,
             u"ana3@example.com"_s},
            {"name before an address", Email, u"Ana p00054@example.com"_s},
            {"blank beside @", Email, u"ana4 @example.com"_s, u"ana4@example.com"_s},
            {"misspelt provider", Email, u"ana5@gmial.com"_s},
            {"misspelt ending", Email, u"ana6@example.con"_s},
            {"letter missing in a provider", Email, u"ana7@hotmal.com"_s},
            {"(at)", Email, u"ana8(at)example.com"_s, u"ana8@example.com"_s},
            {"name and brackets", Email, u"Ana <ana9@example.com>"_s, u"ana9@example.com"_s},
            {"comma in the domain", Email, u"ana10@example,com"_s, u"ana10@example.com"_s},
            {"point at the end", Email, u"ana11@example.com."_s, u"ana11@example.com"_s},
            {"blank before an ID", Id, u" 4711"_s, u"4711"_s},
            {"ID too long", Id, u"x"_s.repeated(51)},
            {"blank before a name", Name, u" Ana"_s, u"Ana"_s},
            {"blank after a name", Name, u"Ana "_s, u"Ana"_s},
            {"two blanks in a name", Name, u"Ana  Ruiz"_s, u"Ana Ruiz"_s},
            {"tab in a name", Name, u"Ana\tRuiz"_s, u"Ana Ruiz"_s},
            {"bell in a name", Name, u"Ana\u0007"_s},
            {"zero-width space in a name", Name, u"Ana\u200B"_s},
            {"replacement character", Name, u"Jos\uFFFD"_s},
            {"garbled letter", Name, u"JosÃ©"_s},
            {"garbled capital", Name, u"Ã\u0081lvaro"_s},
            {"garbled apostrophe", Name, u"Oâ€™Neill"_s},
            {"#N/A", Name, u"#N/A"_s},
            {"#VALUE!", Name, u"#VALUE!"_s},
            {"#REF!", Name, u"#REF!"_s},
            {"#NAME?", Name, u"#NAME?"_s},
            {"#DIV/0!", Budget, u"#DIV/0!"_s},
            {"#NUM!", Points, u"#NUM!"_s},
            {"Spanish error value", Name, u"#¡VALOR!"_s},
            {"error of LibreOffice", Name, u"Err:502"_s},
            {"column too narrow", Birthdate, u"########"_s},
            {"prefix stored as part of a number", Phone, u"34600000000"_s, u"+34600000000"_s},
            {"prefix with 00", Phone, u"0034600000000"_s, u"+34600000000"_s},
            {"prefix twice", Phone, u"+3434600000000"_s, u"+34600000000"_s},
            {"phone too short", Phone, u"60000000"_s},
            {"phone too long", Phone, u"6000000000000"_s},
            {"phone with blanks", Phone, u"600 000 000"_s, u"+34600000000"_s},
            {"phone in words", Phone, u"none"_s},
            {"mobile with a prefix that lacks its +", Mobile, u"34651234567"_s, u"+34651234567"_s},
            {"mobile too short", Mobile, u"+3465123456"_s},
            {"mobile as a decimal", Mobile, u"3.4651234567E+10"_s, u"+34651234567"_s},
            {"mobile rounded by a spreadsheet", Mobile, u"3.46512E+10"_s},
            {"phone rounded by a spreadsheet", Phone, u"3,46512E+10"_s},
            {"day first", Birthdate, u"31/01/1990"_s, u"1990-01-31"_s},
            {"month first", Birthdate, u"12/31/1990"_s, u"1990-12-31"_s},
            {"either first", Birthdate, u"03/04/1990"_s},
            {"no such day", Birthdate, u"1990-02-30"_s},
            {"date in words", Birthdate, u"ayer"_s},
            {"number of a day", Birthdate, u"32871"_s},
            {"zeros before a number", Points, u"007"_s, u"7"_s},
            {"letters in a number", Points, u"12a"_s},
            {"decimals of an integer", Points, u"1.5"_s},
            {"thousands", Points, u"1 000"_s, u"1000"_s},
            {"decimal comma", Budget, u"12,50"_s, u"12.5"_s},
            {"unit", Budget, u"12 €"_s, u"12"_s},
            {"thousands and comma", Budget, u"1.234,56"_s, u"1234.56"_s},
            {"no option", Size, u"XXL"_s},
            {"one of a list is no option", Interests, u"Vela|Natación"_s},
            {"number too small", Age, u"-1"_s},
            {"number too large", Age, u"121"_s},
            {"text too long", Note, u"y"_s.repeated(41)},
        };
    }

    // Returns errors in cells that are not text, which only a spreadsheet has.
    [[nodiscard]] static std::vector<Planted> plantedInCells()
    {
        return {
            {"error cell", Name, {}, {}, "<c t=\"e\"><v>#N/A</v></c>"},
            {"error cell of a number", Budget, {}, {}, "<c t=\"e\"><v>#DIV/0!</v></c>"},
            {"formula without a value", Name, {}, {}, "<c><f>A1&amp;B1</f></c>"},
            {"phone as a number", Phone, {}, u"+34600000000"_s, "<c><v>34600000000</v></c>"},
            {"fraction for an integer", Points, {}, {}, "<c><v>1.5</v></c>"},
        };
    }

    [[nodiscard]] static QStringList goodRow(int number)
    {
        static const QStringList names{u"José"_s,          u"Mª Ángeles"_s, u"Íñigo"_s, u"Núria"_s,
                                       u"Jean-François"_s, u"O'Neill"_s,    u"D’Arcy"_s};
        static const QStringList domains{u"gmail.com"_s, u"hotmail.es"_s, u"example.com"_s,
                                         u"ymail.com"_s, u"mail.com"_s,   u"gmx.es"_s};
        static const QStringList phones{u"600000000"_s, u"+34912345678"_s, u""_s,
                                        u"+442083661177"_s};
        return {u"p%1@%2"_s.arg(number).arg(domains[number % domains.size()]),
                u"id-%1"_s.arg(number),
                names[number % names.size()],
                u"1990-0%1-1%2"_s.arg(number % 9 + 1).arg(number % 10),
                u"+34651%1"_s.arg(100000 + number),
                QString::number(number),
                number % 2 == 0 ? u"M"_s : u"L"_s,
                number % 3 == 0 ? u"Vela|Golf"_s : u"Vela"_s,
                u"12.%1"_s.arg(10 + number % 80),
                phones[number % phones.size()],
                QString::number(number % 120),
                u"Calle Mayor %1, 2.º A"_s.arg(number)};
    }

    // Returns a table in which every row with an error is between good ones. Row 0 has the
    // headings.
    [[nodiscard]] static QList<QStringList> tableOf(const std::vector<Planted> &errors)
    {
        QList<QStringList> rows{headings()};
        int number = 0;
        for (const auto &error : errors) {
            rows.append(goodRow(++number));
            auto row = goodRow(++number);
            row[error.column] = error.text;
            rows.append(row);
        }
        rows.append(goodRow(++number));
        return rows;
    }

    [[nodiscard]] static QString csvOf(const QList<QStringList> &rows)
    {
        QString text;
        for (const auto &row : rows) {
            QStringList cells;
            for (const auto &cell : row)
                cells.append(cell.contains(u',') ? u'"' + cell + u'"' : cell);
            text += cells.join(u',') + u"\r\n"_s;
        }
        return text;
    }

    [[nodiscard]] static QByteArray bookOf(const QList<QStringList> &rows,
                                           const std::vector<Planted> &errors)
    {
        QByteArray cells;
        for (qsizetype at = 0; at < rows.size(); ++at) {
            const auto &row = rows[at];
            const auto *error = at > 0 && at % 2 == 0 && std::size_t(at / 2 - 1) < errors.size()
                ? &errors[std::size_t(at / 2 - 1)]
                : nullptr;
            cells += "<row>";
            for (qsizetype column = 0; column < row.size(); ++column) {
                const auto &cell = row[column];
                if (error && error->column == column && !error->cell.isEmpty()) {
                    cells += error->cell;
                    continue;
                }
                cells += "<c t=\"inlineStr\"><is><t xml:space=\"preserve\">"
                    + cell.toHtmlEscaped().replace(u'\u0007', u"_x0007_"_s).toUtf8()
                    + "</t></is></c>";
            }
            cells += "</row>";
        }
        return support::Xlsx{.sheets = {{"Contacts", cells}}}.file();
    }

    // Returns all kinds of errors that the format can express.
    [[nodiscard]] static std::vector<Planted> plantedIn(Format format)
    {
        auto errors = planted();
        // XML cannot contain the control character. Windows-1252 lacks all three characters, but
        // has undefined bytes.
        std::erase_if(errors, [format](const Planted &error) {
            const bool isOutside = error.text.contains(u'\u200B') || error.text.contains(u'\uFFFD');
            return format != Format::Utf8
                && (error.text.contains(u'\u0081') || (format == Format::Windows1252 && isOutside));
        });
        if (format == Format::Windows1252)
            errors.push_back({"byte that the encoding does not have", Name, u"Jos\u0001"_s});
        if (format == Format::Spreadsheet)
            std::ranges::copy(plantedInCells(), std::back_inserter(errors));
        return errors;
    }

    [[nodiscard]] static QByteArray windowsBytes(const QString &text)
    {
        static const QString high = u"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"_s;
        QByteArray bytes;
        for (const auto letter : text) {
            const auto special = high.indexOf(letter);
            bytes.append(letter == u'\u0001' ? '\x81'
                             : special >= 0  ? static_cast<char>(0x80 + special)
                                             : static_cast<char>(letter.unicode()));
        }
        return bytes;
    }

    void checkAs(Format format, const QList<QStringList> &rows, const std::vector<Planted> &errors)
    {
        if (format == Format::Spreadsheet)
            return check(bookOf(rows, errors), u"file.xlsx"_s);
        check(format == Format::Utf8 ? csvOf(rows).toUtf8() : windowsBytes(csvOf(rows)),
              u"file.csv"_s);
        if (format == Format::Windows1252)
            QCOMPARE(m_draft->table()->opened.encoding.name, "WINDOWS-1252"_ba);
    }

    // Applies the same repairs as --repair.
    void repairWithoutLoss()
    {
        const auto groups = m_draft->result().groups;
        for (const auto &group : groups) {
            if (!group.repairs.empty() && !group.ambiguous
                && importcheck::losesNothing(group.repairs.front().action))
                m_draft->apply(group.repairs.front());
        }
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QTRY_VERIFY(!m_draft->looksAtPhones());
    }

    [[nodiscard]] QString sentText(qint64 row, int column) const
    {
        const importcheck::Conversion conversion(*m_draft->table(), m_draft->matching(),
                                                 m_draft->settings(), m_draft->history().edits());
        const auto &source = m_draft->table()->source;
        csv::RowReader reader(source.file, source.index, source.dialect);
        importcheck::Conversion::Scratch scratch;
        const auto raw = reader.row(row).value(column);
        return QString::fromUtf8(
            conversion.cell(*conversion.targetOf(column), row, raw, scratch).text);
    }

    // No cell is silently wrong: a cell without a fault has the correct value.
    void expectRightOrFlagged(const std::vector<Planted> &errors)
    {
        const auto &result = m_draft->result();
        int repaired = 0;
        for (std::size_t at = 0; at < errors.size(); ++at) {
            const auto row = static_cast<qint64>(2 * at + 2);
            if (result.faultOf(row, errors[at].column) != FaultKind::None)
                continue;
            ++repaired;
            const auto text = sentText(row, errors[at].column);
            QVERIFY2(!errors[at].right.isEmpty() && text == errors[at].right,
                     qPrintable(u"%1: %2"_s.arg(QLatin1StringView(errors[at].name), text)));
        }
        QVERIFY2(repaired >= 20, qPrintable(QString::number(repaired)));
        for (qint64 row = 1; row <= result.rows; row += 2)
            QVERIFY2(result.faultsOf(row).empty(), qPrintable(QString::number(row)));
    }

    void check(const QByteArray &bytes, const QString &name)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        m_draft.emplace(m_clock, ImportDraft::Places{.temporary = m_folder->path()});
        auto settings = m_draft->settings();
        settings.contactFields = fields();
        m_draft->setSettings(settings);
        m_draft->openFile(file.fileName());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Read);
        m_draft->check();
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QTRY_VERIFY(!m_draft->looksAtPhones());
    }

    // Every row with an error has a fault in its column, and no other row has any.
    void expectAll(const std::vector<Planted> &errors)
    {
        const auto &result = m_draft->result();
        QCOMPARE(result.rows, static_cast<qint64>(2 * errors.size() + 1));
        for (std::size_t at = 0; at < errors.size(); ++at) {
            const auto row = static_cast<qint64>(2 * at + 2);
            QVERIFY2(result.faultOf(row, errors[at].column) != FaultKind::None, errors[at].name);
        }
        for (qint64 row = 1; row <= result.rows; row += 2) {
            const auto faults = result.faultsOf(row);
            QVERIFY2(faults.empty(),
                     qPrintable(u"row %1: %2 in column %3"_s.arg(row)
                                    .arg(faults.empty() ? QString() : titleOf(faults[0].kind))
                                    .arg(faults.empty() ? 0 : faults[0].column)));
        }
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ImportDraft> m_draft;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void cleanup()
    {
        m_draft.reset();
        m_folder.reset();
    }

    void everyErrorIsFound_data()
    {
        QTest::addColumn<Format>("format");
        QTest::addColumn<Repairs>("repairs");
        for (const auto repairs : {Repairs::None, Repairs::WithoutLoss}) {
            const QByteArray end = repairs == Repairs::None ? "" : ", repaired";
            QTest::newRow("UTF-8" + end) << Format::Utf8 << repairs;
            QTest::newRow("Windows-1252" + end) << Format::Windows1252 << repairs;
            QTest::newRow("spreadsheet" + end) << Format::Spreadsheet << repairs;
        }
    }
    void everyErrorIsFound()
    {
        QFETCH(const Format, format);
        QFETCH(const Repairs, repairs);
        const auto errors = plantedIn(format);
        QVERIFY(errors.size() >= 60);
        checkAs(format, tableOf(errors), errors);
        expectAll(errors);
        if (repairs == Repairs::None)
            return;
        repairWithoutLoss();
        expectRightOrFlagged(errors);
    }

    void cleanFilesRaiseNoAlarm_data()
    {
        QTest::addColumn<Format>("format");
        QTest::newRow("UTF-8") << Format::Utf8;
        QTest::newRow("Windows-1252") << Format::Windows1252;
        QTest::newRow("spreadsheet") << Format::Spreadsheet;
    }
    void cleanFilesRaiseNoAlarm()
    {
        QFETCH(const Format, format);
        QList<QStringList> rows{headings()};
        for (int number = 1; number <= 500; ++number)
            rows.append(goodRow(number));
        checkAs(format, rows, {});
        QCOMPARE(m_draft->result().rows, 500);
        QCOMPARE(m_draft->result().good, 500);
        QVERIFY2(m_draft->result().groups.empty(),
                 qPrintable(m_draft->result().groups.empty()
                                ? QString()
                                : titleOf(m_draft->result().groups.front().kind)));
    }

    void everyFaultOfTheReaderIsFound()
    {
        QByteArray bytes = csvOf({headings()}).toUtf8();
        const auto good = [](int number) {
            return csvOf({goodRow(number)}).toUtf8();
        };
        std::set<qint64> bad;
        qint64 row = 0;
        const auto plant = [&](const QByteArray &line) {
            bytes += good(static_cast<int>(++row)) + line;
            bad.insert(++row);
        };
        const auto changed = [&](const QByteArray &from, const QByteArray &to) {
            return good(static_cast<int>(row) + 2).replace(from, to);
        };
        plant(changed("+34651", "+34,651"));
        plant(changed("\r\n", ",more\r\n"));
        plant(changed("\r\n", ",,more\r\n"));
        plant(changed("+34651", "\"+34\"651"));
        plant(changed("@", QByteArray("\0@", 2)));
        plant(changed("Vela", "Jos\xE9"));
        plant("a@example.com,only\r\n");
        bytes += good(static_cast<int>(++row));
        check(bytes, u"file.csv"_s);
        const auto &result = m_draft->result();
        QCOMPARE(result.rows, row);
        for (qint64 one = 1; one <= row; ++one)
            QVERIFY2(result.isGood(one) != bad.contains(one), qPrintable(QString::number(one)));
    }

    void aDateThatReadsBothWaysIsAskedAbout()
    {
        check("_email,_birthdate\na@example.com,03/04/1990\nb@example.com,05/06/1991\n",
              u"file.csv"_s);
        const auto &group = m_draft->result().groups.front();
        QVERIFY(group.ambiguous);
        QCOMPARE(group.repairs[0].text.size() + group.repairs[1].text.size(), 6);
        QVERIFY(group.repairs[0].text != group.repairs[1].text);
        // If another row shows whether the day or the month is first, the user need not choose.
        check("_email,_birthdate\na@example.com,03/04/1990\nb@example.com,25/06/1991\n",
              u"file.csv"_s);
        QVERIFY(!m_draft->result().groups.front().ambiguous);
    }

    void aBlankInAnAddressIsNotSimplyRemoved()
    {
        check("_email\nAna p00054@example.com\nana @example.com\n", u"file.csv"_s);
        QCOMPARE(m_draft->result().faultOf(1, 0), FaultKind::NotEmail);
        QCOMPARE(m_draft->result().faultOf(2, 0), FaultKind::EmailForm);
    }

    void phonesAreRepairedToTheRightForm()
    {
        check("_email,telefono\na@example.com,34600000000\nb@example.com,0034600000000\n"
              "c@example.com,+3434600000000\nd@example.com,600 000 000\n",
              u"file.csv"_s);
        const auto &groups = m_draft->result().groups;
        QCOMPARE(groups.size(), 1U);
        QCOMPARE(groups.front().kind, FaultKind::PhoneForm);
        m_draft->apply(groups.front().repairs.front());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().good, 4);
        imports::CheckedRowsModel model(*m_draft);
        (void)model.data(model.index(0, 1));
        for (int row = 0; row < 4; ++row)
            QTRY_COMPARE(model.index(row, 1).data().toString(), u"+34600000000"_s);
    }

    void textsAreRepairedWithoutLoss()
    {
        check("_email,_name\na@example.com,  Ana   Ruiz \nb@example.com,JosÃ© GarcÃ­a\n"
              "c@gmial.com,Eva\n",
              u"file.csv"_s);
        const auto groups = m_draft->result().groups;
        for (const auto &group : groups)
            m_draft->apply(group.repairs.front());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QVERIFY(m_draft->result().groups.empty());
        imports::CheckedRowsModel model(*m_draft);
        (void)model.data(model.index(0, 1));
        QTRY_COMPARE(model.index(0, 1).data().toString(), u"Ana Ruiz"_s);
        QCOMPARE(model.index(1, 1).data().toString(), u"José García"_s);
        QCOMPARE(model.index(2, 0).data().toString(), u"c@gmail.com"_s);
    }

    void acceptedRowsAreUsedAsRead()
    {
        check("_email,_name,_surname\na@example.com,Ana,Ruiz\nb@example.com,Bea\n", u"file.csv"_s);
        QCOMPARE(m_draft->result().faulty, 1);
        const auto group = m_draft->result().groups.front();
        QCOMPARE(group.kind, FaultKind::TooFewCells);
        QCOMPARE(group.repairs.size(), 2U);
        m_draft->apply(group.repairs[1]);
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().good, 2);
        m_draft->undo();
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().faulty, 1);
        // A manual edit accepts the row.
        m_draft->setCell(2, 2, u"Gil"_s);
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().good, 2);
    }

    void blanksAreCountedInTheRowsThatAreSent()
    {
        check("_email,_name\na@example.com,\nb@example.com,\nb@example.com,\nnobody,\n"
              "c@example.com,Eva\n",
              u"file.csv"_s);
        QCOMPARE(m_draft->result().blanks.size(), 1U);
        QCOMPARE(m_draft->result().blanks.front(),
                 (importcheck::BlankCells{.column = 1, .cells = 3}));
        m_draft->apply({.action = importcheck::Action::KeepLast, .kind = FaultKind::RepeatedKey});
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().blanks.front().cells, 2);
    }
};

STOREDESK_TEST(TestPlantedErrors)

} // namespace tst_plantederrors

#include "tst_plantederrors.moc"
