// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/importeffect/guardsdialog.h"

#include <QAbstractButton>
#include <QLineEdit>

namespace tst_guardsdialog {

using namespace Qt::StringLiterals;
using namespace storedesk;
using imports::Guards;

// Tests the form for the safety limits of a recipe.
class TestGuardsDialog final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aPercentageWithDecimalsIsKept()
    {
        support::PageFixture fixture(support::storeWith(1));
        auto *page = fixture.show(new support::StubPage(fixture));
        Guards chosen;
        const auto ask = [&](const Guards &guards) {
            ui::imports::askForGuards(fixture, guards, page,
                                      [&chosen](const Guards &agreed) { chosen = agreed; });
        };
        const auto agree = [&] {
            fixture.find<QAbstractButton>(u"useGuards"_s)->click();
        };
        const Guards guards{.mostRows = 5000, .mostRejects = 2.5};
        ask(guards);
        QCOMPARE(fixture.find<QLineEdit>(u"mostRejects"_s)->text(), u"2.5"_s);
        agree();
        QCOMPARE(chosen.mostRejects, 2.5);
        QVERIFY(chosen == guards);
        // A comma separates decimals, too.
        ask({});
        QTest::keyClicks(fixture.find<QLineEdit>(u"mostRejects"_s), u"0,75"_s);
        QTest::keyClicks(fixture.find<QLineEdit>(u"mostRows"_s), u"1.5"_s);
        agree();
        QCOMPARE(chosen.mostRejects, 0.75);
        QCOMPARE(chosen.mostRows, 15);
    }
};

STOREDESK_TEST(TestGuardsDialog)

} // namespace tst_guardsdialog

#include "tst_guardsdialog.moc"
