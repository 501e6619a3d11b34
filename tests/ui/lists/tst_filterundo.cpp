// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include <QAbstractItemView>
#include <QLineEdit>

namespace tst_filterundo {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Ctrl+Z in the window restores a filter that was cleared, and leaves the last saved change alone.
class TestFilterUndo final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void undoRestoresTheFilter_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("fromTheRows");
        for (const bool fromTheRows : {false, true}) {
            QTest::addRow("list, %d", fromTheRows) << u"workflows"_s << u"filter"_s << fromTheRows;
            QTest::addRow("tree, %d", fromTheRows)
                << u"integrations"_s << u"filterWords"_s << fromTheRows;
        }
    }
    void undoRestoresTheFilter()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, field);
        QFETCH(const bool, fromTheRows);
        auto *opened = m_fixture->open({.page = page});
        auto *filter = opened->findChild<QLineEdit *>(field);
        auto *rows = opened->findChild<QAbstractItemView *>(u"records"_s);
        filter->setFocus();
        QTest::keyClicks(filter, u"e"_s);
        QTest::keyClicks(filter, u"n"_s);
        QTRY_VERIFY(opened->settled());
        QWidget *focused = filter;
        if (fromTheRows)
            focused = rows;
        focused->setFocus();
        QTest::keyClick(focused, Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
        const auto before = m_fixture->ledger().total();
        QTest::keyClick(focused, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(filter->text(), u"en"_s);
        QTRY_VERIFY(opened->settled());
        for (const auto &entry : m_fixture->ledger().entries())
            QVERIFY(entry.number <= before || !entry.operation
                    || !catalogue::operation(*entry.operation).writes());
    }

private:
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestFilterUndo)

} // namespace tst_filterundo

#include "tst_filterundo.moc"
