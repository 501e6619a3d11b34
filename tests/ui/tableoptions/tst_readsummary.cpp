// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/tableoptions/readsummary.h"
#include "ui/theme/windowlanguage.h"

#include <QTest>

namespace tst_readsummary {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests singular and plural forms in both languages.
class TestReadSummary final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void rowsAndColumnsAreCounted_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("ragged");
        QTest::addColumn<QString>("words");
        // clang-format off
        QTest::newRow("one and one")     << u"en"_s << 1 << 1 << 0 << u"The first row has 1 column."_s;
        QTest::newRow("one and many")    << u"en"_s << 1 << 4 << 0 << u"The first row has 4 columns."_s;
        QTest::newRow("many and one")    << u"en"_s << 9 << 1 << 0 << u"All of the first 9 rows have 1 column."_s;
        QTest::newRow("many")            << u"en"_s << 9 << 4 << 0 << u"All of the first 9 rows have 4 columns."_s;
        QTest::newRow("one other")       << u"en"_s << 9 << 4 << 1 << u"1 of the first 9 rows does not have 4 columns."_s;
        QTest::newRow("others")          << u"en"_s << 9 << 1 << 2 << u"2 of the first 9 rows do not have 1 column."_s;
        QTest::newRow("una y una")       << u"es"_s << 1 << 1 << 0 << u"La primera fila tiene 1 columna."_s;
        QTest::newRow("muchas y una")    << u"es"_s << 9 << 1 << 0 << u"Las primeras 9 filas tienen 1 columna."_s;
        QTest::newRow("muchas")          << u"es"_s << 9 << 4 << 0 << u"Las primeras 9 filas tienen 4 columnas."_s;
        QTest::newRow("otra")            << u"es"_s << 9 << 4 << 1 << u"1 de las primeras 9 filas no tiene 4 columnas."_s;
        QTest::newRow("otras")           << u"es"_s << 9 << 4 << 2 << u"2 de las primeras 9 filas no tienen 4 columnas."_s;
        // clang-format on
    }
    void rowsAndColumnsAreCounted()
    {
        QFETCH(const QString, language);
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const int, ragged);
        ui::WindowLanguage spoken;
        spoken.choose(language);
        ui::tableoptions::ReadSummary file;
        file.opened.dialect.rows = rows;
        file.opened.dialect.columns = columns;
        file.opened.dialect.ragged = ragged;
        QTEST(ui::tableoptions::proofOf(file), "words");
    }
};

STOREDESK_TEST(TestReadSummary)

} // namespace tst_readsummary

#include "tst_readsummary.moc"
