// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/tables/tableview.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QStandardItemModel>

#include <optional>

namespace tst_headerkeys {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Every header that sorts on a click can also be used with the keyboard.
class TestHeaderKeys final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_model.clear();
        for (const auto &name : {u"b"_s, u"c"_s, u"a"_s})
            m_model.appendRow({new QStandardItem(u"1"_s), new QStandardItem(name)});
    }

    void cleanup() { m_theme.reset(); }

    void aTableIsSortedByItsCurrentColumn()
    {
        ui::TableView table(*m_theme);
        table.setModel(&m_model);
        table.setSortingEnabled(true);
        table.show();
        table.setCurrentIndex(m_model.index(0, 1));
        choose(table, *table.horizontalHeader(), Qt::Key_D);
        QCOMPARE(m_model.index(0, 1).data(), u"c"_s);
        choose(table, *table.horizontalHeader(), Qt::Key_A);
        QCOMPARE(m_model.index(0, 1).data(), u"a"_s);
    }

    void aTreeToo()
    {
        ui::TreeView tree(*m_theme);
        tree.setModel(&m_model);
        tree.setSortingEnabled(true);
        tree.show();
        tree.setCurrentIndex(m_model.index(0, 1));
        choose(tree, *tree.header(), Qt::Key_D);
        QCOMPARE(m_model.index(0, 1).data(), u"c"_s);
    }

    void headersWithoutSortingHaveNoMenu()
    {
        ui::TableView table(*m_theme);
        table.setModel(&m_model);
        table.show();
        table.setCurrentIndex(m_model.index(0, 1));
        QTest::keyClick(&table, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(!QApplication::activePopupWidget());
    }

private:
    static void choose(QWidget &view, const QHeaderView &header, Qt::Key letter)
    {
        QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
        auto *menu = header.findChild<QMenu *>(u"columnMenu"_s);
        QVERIFY(menu && menu->isVisible());
        QTest::keyClick(menu, letter);
        QTRY_VERIFY(!header.findChild<QMenu *>(u"columnMenu"_s));
    }

    std::optional<ui::Theme> m_theme;
    QStandardItemModel m_model;
};

STOREDESK_TEST(TestHeaderKeys)

} // namespace tst_headerkeys

#include "tst_headerkeys.moc"
