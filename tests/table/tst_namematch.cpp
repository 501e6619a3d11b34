// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "values/namematch.h"

#include <QTest>

namespace tst_namematch {

using namespace Qt::StringLiterals;
using storedesk::values::NameMatch;
using storedesk::values::NameSearch;

class TestNameMatch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void namesMatchByAnyPart_data()
    {
        using enum NameMatch;
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<NameMatch>("match");
        QTest::newRow("whole") << u"Spring Sale"_s << u"spring sale"_s << Whole;
        QTest::newRow("beginning") << u"Spring Sale"_s << u"spr"_s << Prefix;
        QTest::newRow("word") << u"Spring Sale"_s << u"sal"_s << WordStart;
        QTest::newRow("word behind a sign") << u"spring-sale_2026"_s << u"2026"_s << WordStart;
        QTest::newRow("inside") << u"Spring Sale"_s << u"ring"_s << Inside;
        QTest::newRow("later word start wins") << u"Bearings ring"_s << u"ring"_s << WordStart;
        QTest::newRow("words in any order") << u"Spring Sale"_s << u"sale spr"_s << WordStart;
        QTest::newRow("one word inside") << u"Spring Sale"_s << u"sale ring"_s << Inside;
        QTest::newRow("one word missing") << u"Spring Sale"_s << u"sale autumn"_s << None;
        QTest::newRow("accents") << u"Campaña de otoño"_s << u"OTONO"_s << WordStart;
        QTest::newRow("no text") << u"Spring"_s << u" "_s << Prefix;
        QTest::newRow("no name") << QString() << u"x"_s << None;
    }

    void namesMatchByAnyPart()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        QFETCH(const NameMatch, match);
        QCOMPARE(NameSearch(text).matchOf(name), match);
    }
};

STOREDESK_TEST(TestNameMatch)

} // namespace tst_namematch

#include "tst_namematch.moc"
