// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/namedids.h"
#include "storage/views.h"
#include "ui/exports/exportdatastep.h"
#include "ui/exports/exportpage.h"
#include "ui/exports/idnaming.h"
#include "ui/widgets/button.h"

#include <QMenu>

namespace tst_idnaming {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::exports::ExportPage;

static const auto segment = u"6735e1a09c2b41f0a8d3e77b"_s;
static const auto otherSegment = u"6735e1a09c2b41f0a8d3e77c"_s;

// The service lists no segments, so a name given once to an ID is offered wherever it is needed.
class TestIdNaming final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::PageFixture> m_fixture;
    ExportPage *m_page = nullptr;

    void openReports()
    {
        m_page = m_fixture->show(
            new ExportPage(*m_fixture, {.page = u"new-export"_s, .values = {u"data-explorer"_s}}));
        QTRY_COMPARE(m_page->findChildren<QLineEdit *>(u"filters.reportId"_s).size(), 1);
    }
    void open()
    {
        m_page = m_fixture->show(
            new ExportPage(*m_fixture, {.page = u"new-export"_s, .values = {u"contacts"_s}}));
        // The form of the kind that is chosen first is deleted later.
        QTRY_COMPARE(m_page->findChildren<QLineEdit *>(u"filters.segmentId"_s).size(), 1);
    }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        auto *found = m_page->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] QLineEdit *id() const { return find<QLineEdit>(u"filters.segmentId"_s); }
    [[nodiscard]] QLineEdit *name() const { return find<QLineEdit>(u"segmentName"_s); }
    [[nodiscard]] storage::Views &views() { return m_fixture->account().storage().views(); }

    static void type(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    // Returns the entries of the menu.
    [[nodiscard]] QStringList offered() const
    {
        auto *menu = find<QMenu>(u"namedSegmentsMenu"_s);
        Q_EMIT menu->aboutToShow();
        QStringList texts;
        for (const auto *action : menu->actions()) {
            if (!action->isSeparator())
                texts.append(action->text());
        }
        return texts;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(5));
        QTRY_VERIFY(m_fixture->account().storage().ready());
    }
    void cleanup() { m_fixture.reset(); }

    void aNameIsGivenOnceAndOfferedFromThenOn()
    {
        open();
        // Without an ID there is nothing to name.
        QVERIFY(name()->isVisible() && !name()->isEnabled());
        QCOMPARE(offered(), QStringList{u"No segment has a name yet"_s});
        type(id(), segment);
        QVERIFY(name()->isEnabled());
        type(name(), u"VIP & friends"_s);
        QTest::keyClick(name(), Qt::Key_Return);
        QCOMPARE(storage::nameOfId(views(), storage::NamedKind::Segment, segment),
                 u"VIP & friends"_s);
        QVERIFY(m_fixture->told().last().contains(u"VIP & friends"_s));

        open();
        QVERIFY(id()->text().isEmpty());
        QCOMPARE(offered(), QStringList{u"VIP && friends"_s});
        find<QMenu>(u"namedSegmentsMenu"_s)->actions().constFirst()->trigger();
        QCOMPARE(id()->text(), segment);
        QCOMPARE(name()->text(), u"VIP & friends"_s);
        QCOMPARE(m_page->what().values()["filters"_L1]["segmentId"_L1].toString(), segment);
        QVERIFY(m_page->hasPendingChanges());
    }

    void aNameIsChangedAndRemovedWithUndo()
    {
        storage::nameId(views(), storage::NamedKind::Segment, segment, u"Old"_s);
        open();
        type(id(), segment);
        QCOMPARE(name()->text(), u"Old"_s);
        name()->setFocus();
        name()->selectAll();
        QTest::keyClick(name(), Qt::Key_Delete);
        // Leaving the field stores the name.
        id()->setFocus();
        QTRY_VERIFY(storage::nameOfId(views(), storage::NamedKind::Segment, segment).isEmpty());
        m_fixture->undo()();
        QCOMPARE(storage::nameOfId(views(), storage::NamedKind::Segment, segment), u"Old"_s);
        QCOMPARE(name()->text(), u"Old"_s);
        // Another ID has its own name.
        type(id(), otherSegment);
        QVERIFY(name()->text().isEmpty());
        QCOMPARE(storage::namedIds(views(), storage::NamedKind::Segment),
                 (QList<storage::NamedId>{{.id = segment, .name = u"Old"_s}}));
    }

    void aReportIsRememberedByItsName()
    {
        openReports();
        type(find<QLineEdit>(u"filters.reportId"_s), segment);
        auto *report = find<QLineEdit>(u"reportName"_s);
        type(report, u"Sales by month"_s);
        QTest::keyClick(report, Qt::Key_Return);
        QCOMPARE(storage::nameOfId(views(), storage::NamedKind::Report, segment),
                 u"Sales by month"_s);
        QVERIFY(storage::namedIds(views(), storage::NamedKind::Segment).isEmpty());

        openReports();
        auto *menu = find<QMenu>(u"namedReportsMenu"_s);
        Q_EMIT menu->aboutToShow();
        menu->actions().constFirst()->trigger();
        QCOMPARE(find<QLineEdit>(u"filters.reportId"_s)->text(), segment);
    }

    void onlyExportsOfASegmentAskForOne()
    {
        open();
        QVERIFY(name()->isVisible());
        QVERIFY(!find<QLineEdit>(u"reportName"_s)->isVisible());
        find<ui::Button>(u"kind.data-explorer"_s)->click();
        QVERIFY(!name()->isVisible());
        QVERIFY(find<QLineEdit>(u"reportName"_s)->isVisible());
    }
};

STOREDESK_TEST(TestIdNaming)

} // namespace tst_idnaming

#include "tst_idnaming.moc"
