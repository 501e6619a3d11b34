// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importdraft.h"
#include "imports/partwriter.h"
#include "support/bookfile.h"
#include "support/fastclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

namespace tst_importformats {

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ImportDraft;

// The bytes sent do not depend on the format of the file.
class TestImportFormats final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QList<QStringList> people()
    {
        return {{u"Correo"_s, u"Nombre"_s, u"Apellidos"_s, u"Código cliente"_s},
                {u"ana@example.com"_s, u"Íñigo"_s, u"Muñoz"_s, u"007"_s},
                {u"pau@example.com"_s, u"Núria"_s, u"Peña"_s, u"0123"_s},
                {u"zoe@example.com"_s, u"Zoë"_s, u"Gómez"_s, u"9"_s}};
    }

    [[nodiscard]] static QString text(QChar sign, const QString &end, bool quoted)
    {
        QString all;
        for (const auto &row : people())
            all +=
                (quoted ? u"\"%1\""_s.arg(row.join(u"\"%1\""_s.arg(sign))) : row.join(sign)) + end;
        return all;
    }

    [[nodiscard]] static QByteArray encoded(const QString &text, const QByteArray &as)
    {
        if (as == "mark")
            return "\xEF\xBB\xBF" + text.toUtf8();
        if (as == "utf-16") {
            QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
            return encoder(text);
        }
        return as == "windows-1252" ? text.toLatin1() : text.toUtf8();
    }

    [[nodiscard]] static QByteArray xlsx()
    {
        QByteArray rows;
        for (const auto &row : people()) {
            rows += "<row>";
            for (const auto &cell : row)
                rows += "<c t=\"inlineStr\"><is><t>" + cell.toUtf8() + "</t></is></c>";
            rows += "</row>";
        }
        return support::Xlsx{.sheets = {{"Clientes", rows}}}.file();
    }

    [[nodiscard]] static QByteArray ods()
    {
        QByteArray rows;
        for (const auto &row : people()) {
            rows += "<table:table-row>";
            for (const auto &cell : row)
                rows += "<table:table-cell office:value-type=\"string\"><text:p>" + cell.toUtf8()
                    + "</text:p></table:table-cell>";
            rows += "</table:table-row>";
        }
        return support::Ods{.tables =
                                "<table:table table:name=\"Clientes\">" + rows + "</table:table>"}
            .file();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyFormOfAFileIsSentAlike_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        for (const QByteArray as : {"utf-8", "mark", "utf-16", "windows-1252"}) {
            for (const auto sign : {u',', u';', u'\t'}) {
                for (const auto &end : {u"\n"_s, u"\r\n"_s, u"\r"_s}) {
                    for (const bool quoted : {false, true})
                        QTest::addRow("%s, sign %d, end %s, %s", as.constData(), sign,
                                      end.toUtf8().toHex().constData(), quoted ? "quoted" : "plain")
                            << u"f.csv"_s << encoded(text(sign, end, quoted), as);
                }
            }
        }
        QTest::newRow("xlsx") << u"f.xlsx"_s << xlsx();
        QTest::newRow("ods") << u"f.ods"_s << ods();
    }
    void everyFormOfAFileIsSentAlike()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        support::FastClock clock;
        ImportDraft draft(clock, {.temporary = folder.path()});
        draft.openFile(file.fileName());
        QTRY_COMPARE(draft.state(), ImportDraft::State::Read);
        draft.check();
        QTRY_COMPARE(draft.state(), ImportDraft::State::Checked);
        QCOMPARE(draft.result().good, 3);
        const importcheck::Conversion conversion(*draft.table(), draft.matching(), draft.settings(),
                                                 draft.history().edits());
        base::Progress progress;
        QVERIFY(imports::writeParts(*draft.table(), conversion, draft.result(), draft.settings(),
                                    folder.filePath(u"out"_s), progress));
        QFile part(folder.filePath(u"out/part-1.csv"_s));
        QVERIFY(part.open(QIODevice::ReadOnly));
        QCOMPARE(part.readAll(),
                 QByteArray("_email,_name,_surname,_externalId\nana@example.com,Íñigo,Muñoz,007\n"
                            "pau@example.com,Núria,Peña,0123\nzoe@example.com,Zoë,Gómez,9\n"));
    }
};

STOREDESK_TEST(TestImportFormats)

} // namespace tst_importformats

#include "tst_importformats.moc"
