// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/insightcases.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/host/pageid.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/sourcedialog.h"

#include <QComboBox>
#include <QLabel>

namespace tst_insightzone {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace insightcases;
using ui::insights::InsightsPage;
using ui::insights::SourceDialog;

// The time zone of the answers: that of the store, or one that the user chose.
class TestInsightZone final : public QObject
{
    Q_OBJECT

    [[nodiscard]] InsightSource &source() { return sourceOf(*m_fixture); }
    [[nodiscard]] ui::Notice *zoneNotice() { return m_fixture->find<ui::Notice>(u"zoneNotice"_s); }

    // Shows the sales of a file, in the zone that the source uses by default.
    [[nodiscard]] QuestionPage *openSales()
    {
        const auto known = caseNamed(u"shop-a.sales"_s);
        source().openFiles(known.files);
        auto *page =
            m_fixture->show(new QuestionPage(*insights::questionNamed(u"sales"), *m_fixture));
        page->refresh();
        if (!QTest::qWaitFor([page] { return page->settled(); }, 30'000))
            qFatal("The question was not answered.");
        return page;
    }

    void chooseInDialog(const QByteArray &zone)
    {
        auto *dialog = qobject_cast<SourceDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        dialog->findChild<QComboBox *>(u"sourceZone"_s)->setCurrentText(QString::fromLatin1(zone));
        dialog->accept();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void aStoreWithoutAZoneIsAskedForItOnce()
    {
        m_fixture->account().setStore({{u"name"_s, u"Shop"_s}});
        auto *page = m_fixture->show(new InsightsPage(*m_fixture));
        page->refresh();
        QVERIFY(zoneNotice()->isVisible());
        const auto zone = QTimeZone::systemTimeZone();
        QVERIFY(zoneNotice()->sentence().contains(QString::fromLatin1(zone.id())));
        m_fixture->click(u"useComputerZone"_s);
        QVERIFY(!zoneNotice()->isVisible());
        QCOMPARE(source().zone().id(), zone.id());
        // The answer is stored with the account.
        const InsightSource later(m_fixture->account(), m_fixture->workspace().localExports());
        QVERIFY(!later.isZoneUnknown());
        QCOMPARE(later.zone().id(), zone.id());
    }

    void anotherZoneIsChosenInTheDialog()
    {
        m_fixture->account().setStore({{u"name"_s, u"Shop"_s}});
        const auto *page = openSales();
        QVERIFY(zoneNotice()->isVisible());
        auto *line = page->findChild<QAbstractButton *>(u"zone"_s);
        QVERIFY2(line->text().endsWith(u"(this computer)"_s), qPrintable(line->text()));
        m_fixture->click(u"chooseZone"_s);
        chooseInDialog("Asia/Tokyo");
        QTRY_VERIFY(page->settled());
        QVERIFY(!zoneNotice()->isVisible());
        QCOMPARE(line->text(), u"Time zone: Asia/Tokyo (chosen)"_s);
    }

    // The dialog shows the zone of this computer, and accepting it is an answer.
    void theZoneOfThisComputerIsChosenInTheDialog()
    {
        m_fixture->account().setStore({{u"name"_s, u"Shop"_s}});
        auto *page = m_fixture->show(new InsightsPage(*m_fixture));
        page->refresh();
        m_fixture->click(u"chooseZone"_s);
        auto *dialog = qobject_cast<SourceDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        dialog->accept();
        QVERIFY(!zoneNotice()->isVisible());
        QVERIFY(!source().isZoneUnknown());
    }

    void theZoneOfTheStoreIsUsedAndCanBeChanged()
    {
        const auto *page = openSales();
        auto *line = page->findChild<QAbstractButton *>(u"zone"_s);
        QTRY_COMPARE(line->text(), u"Time zone: Europe/Madrid (store)"_s);
        QVERIFY(!zoneNotice()->isVisible());
        QTRY_VERIFY(page->settled());
        m_fixture->click(u"zone"_s);
        chooseInDialog("UTC");
        QTRY_COMPARE(line->text(), u"Time zone: UTC (chosen)"_s);
        QTRY_VERIFY(page->settled());
        m_fixture->click(u"zone"_s);
        chooseInDialog("Europe/Madrid");
        QTRY_COMPARE(line->text(), u"Time zone: Europe/Madrid (store)"_s);
        QTRY_VERIFY(page->settled());
    }

    void aStoreThatCannotBeReadIsAskedFor()
    {
        m_fixture->refuse(catalogue::OperationId::GetStore, u"403"_s);
        auto *page = m_fixture->show(new InsightsPage(*m_fixture));
        page->refresh();
        // It is not asked for before the service has answered.
        QVERIFY(!zoneNotice()->isVisible());
        QTRY_VERIFY(zoneNotice()->isVisible());
        QTRY_VERIFY(page->settled());
    }

private:
    std::optional<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestInsightZone)

} // namespace tst_insightzone

#include "tst_insightzone.moc"
