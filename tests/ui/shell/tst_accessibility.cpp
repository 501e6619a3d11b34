// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accessibletree.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/pages/pagetable.h"

#include <QLineEdit>
#include <QToolButton>

namespace tst_accessibility {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Checks through the accessibility interface that all controls on every page have a name.
// TestCutTexts checks the scenes, because it visits them anyway.
class TestAccessibility final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::setActive(true);
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture->window().closeAll(); }
    void cleanupTestCase() { m_fixture.reset(); }

    void theSearchFindsControlsWithoutAName()
    {
        QWidget window;
        auto *field = new QLineEdit(&window);
        auto *button = new QToolButton(&window);
        button->move(0, 40);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(support::AccessibleTree(&window).unnamed().size(), 2);
        field->setAccessibleName(u"Name"_s);
        button->setText(u"Go"_s);
        QCOMPARE(support::AccessibleTree(&window).unnamed(), QStringList());
    }

    void everyPageOfTheNavigationIsNamed_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &row : ui::pages::allPages()) {
            if (row.group != ui::NavigationGroup::None)
                QTest::newRow(row.word.data()) << QString(row.word);
        }
        QTest::newRow("shortcuts") << u"shortcuts"_s;
    }

    void everyPageOfTheNavigationIsNamed()
    {
        QFETCH(const QString, word);
        QVERIFY(m_fixture->open({.page = word}));
        const support::AccessibleTree tree(&m_fixture->window());
        QVERIFY(tree.keep(u"page-"_s + word));
        QVERIFY(tree.lines().size() > 3);
        QVERIFY2(tree.unnamed().isEmpty(), qPrintable(tree.unnamed().join(u'\n')));
    }

private:
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestAccessibility)

} // namespace tst_accessibility

#include "tst_accessibility.moc"
