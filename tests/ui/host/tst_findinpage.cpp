// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/host/findinpage.h"
#include "ui/imports/importpage.h"
#include "ui/tables/searchfield.h"

#include <QLabel>

namespace tst_findinpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::FindInPage;

// Ctrl+F on pages without a filter finds the texts that they show.
class TestFindInPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    void anAssistantIsSearched()
    {
        auto *page =
            m_fixture->show(new ui::imports::ImportPage(*m_fixture, {.page = u"new-import"_s}));
        page->find();
        auto *bar = page->findChild<FindInPage *>();
        QVERIFY(bar && bar->isVisible() && bar->field()->hasFocus());
        QTest::keyClicks(bar->field(), u"PRODUCTS"_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QVERIFY(bar->found());
        QCOMPARE(bar->found()->objectName(), u"kind-products"_s);
        QTest::keyClick(bar->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar->field(), u"zzzz"_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        const auto labels = bar->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text() == u"Not found"_s; }));
        // The first Esc clears the text, the second one closes the bar.
        QTest::keyClick(bar->field(), Qt::Key_Escape);
        QTest::keyClick(bar->field(), Qt::Key_Escape);
        QVERIFY(!bar->isVisible());
        page->find();
        QVERIFY(bar->isVisible());
        QCOMPARE(page->findChildren<FindInPage *>().size(), 1);
    }
};

STOREDESK_TEST(TestFindInPage)

} // namespace tst_findinpage

#include "tst_findinpage.moc"
