// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/console.h"
#include "support/warnings.h"

#include "items/calllogmodel.h"
#include "ui/shell/pagetable.h"
#include "ui/widgets/tableview.h"

#include <QLabel>
#include <QSet>
#include <QStatusBar>

using namespace Qt::StringLiterals;
using namespace storedesk;

// The window with a store: what is always there.
class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyPageHasAWordOfItsOwn()
    {
        QSet<QString> words;
        for (const auto &row : ui::allPages()) {
            QVERIFY2(!words.contains(row.word), row.word.data());
            words.insert(row.word);
            QVERIFY2(row.make, row.word.data());
            QVERIFY2(!ui::titleOf(row).isEmpty(), row.word.data());
            QCOMPARE(ui::pageRow(QString(row.word)), &row);
        }
        QVERIFY(!ui::pageRow(u"no such page"));
    }

    void theStoreIsNamedInTitleAndStatusBar()
    {
        support::Console console;
        QCOMPARE(console.window().windowTitle(), u"Storedesk"_s);
        QVERIFY(console.connectTo());
        QVERIFY(console.window().windowTitle().contains(u"Casa Oliva (test)"_s));
        const auto labels = console.window().statusBar()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text() == u"Casa Oliva"_s; }));
    }

    void everyPageOfTheNavigationOpens()
    {
        support::Console console;
        QVERIFY(console.connectTo());
        for (const auto &row : ui::allPages()) {
            if (row.group == ui::Group::None)
                continue;
            auto *page = console.open({.page = row.word});
            QVERIFY2(page, row.word.data());
            QCOMPARE(console.window().currentPage(), page);
            QCOMPARE(page->place().page, row.word);
        }
        QVERIFY(!console.window().open({.page = u"no such page"_s}));
    }

    void everyCallIsInTheLog()
    {
        support::Console console;
        QVERIFY(console.connectTo());
        console.window().desk().readStore();
        const auto *log = console.window().findChild<ui::TableView *>(u"logCalls"_s);
        QVERIFY(log);
        QTRY_VERIFY(log->model()->rowCount() >= 1);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
