// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/stocksamples.h"
#include "storage/views.h"
#include "ui/charts/stockcurve.h"
#include "ui/records/recordpage.h"
#include "ui/records/stockpanel.h"
#include "ui/widgets/notice.h"

#include <QLabel>
#include <QSpinBox>
#include <QTest>

namespace tst_stockpanel {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using storedesk::ui::records::RecordPage;
using storedesk::ui::records::StockPanel;
using enum catalogue::OperationId;

// A coupon set shows how its stock decreased and when it will be empty.
class TestStockPanel final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] QJsonObject setOf(const QString &type)
    {
        return m_fixture->records().first(ListCouponSets, u"type"_s, type);
    }
    [[nodiscard]] Page *opened(const QJsonObject &set)
    {
        auto *page = RecordPage::make(
            *m_fixture, {.page = u"coupon-set"_s, .values = {set[u"id"_s].toString()}});
        m_fixture->show(page);
        page->refresh();
        (void)QTest::qWaitFor([page] { return page->settled(); });
        return page;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
        QTRY_VERIFY(m_fixture->account().storage().ready());
    }
    void cleanup() { m_fixture.reset(); }

    void aSetShowsItsPaceAndWhenItIsEmpty()
    {
        auto set = setOf(u"multiple"_s);
        const auto left = set[u"available"_s].toInteger();
        const auto assigned = set[u"assigned"_s].toInteger();
        const auto now = m_fixture->clock().now();
        auto before = set;
        before[u"available"_s] = left + 50;
        before[u"assigned"_s] = assigned - 50;
        auto &views = m_fixture->account().storage().views();
        storage::noteStock(views, before, now.addDays(-5));
        auto *page = opened(set);
        auto *panel = page->findChild<StockPanel *>();
        QTRY_VERIFY(panel->isVisible());
        const auto words = panel->findChild<QLabel *>(u"stockWords"_s)->text();
        QVERIFY2(words.contains(u"About 10 are assigned"_s)
                     || words.contains(u"About 10.0 are assigned"_s),
                 qPrintable(words));
        QVERIFY(panel->findChild<storedesk::ui::charts::StockCurve *>()->isVisible());
        auto *warn = panel->findChild<QSpinBox *>(u"warnBelow"_s);
        auto *notice = panel->findChild<Notice *>();
        warn->setValue(static_cast<int>(left) + 1);
        QVERIFY(notice->isVisible());
        warn->setValue(0);
        QVERIFY(!notice->isVisible());
        QCOMPARE(storage::stockHistoryOf(views, set[u"id"_s].toString()).warnBelow,
                 std::optional<qint64>(0));
    }

    void theRateSaysHowReliableItIs_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("notSaid");
        const auto later = u"more reliable after a week"_s;
        QTest::newRow("just opened") << 0 << u"rough estimate until"_s << later;
        QTest::newRow("five days") << 5 * 24 * 60 << later << u"rough estimate"_s;
        QTest::newRow("eight days") << 8 * 24 * 60 << u"measured over 8 day"_s << later;
    }

    void theRateSaysHowReliableItIs()
    {
        QFETCH(const int, minutes);
        QFETCH(const QString, said);
        QFETCH(const QString, notSaid);
        const auto set = setOf(u"multiple"_s);
        if (minutes > 0) {
            auto before = set;
            before[u"available"_s] = set[u"available"_s].toInteger() + 50;
            before[u"assigned"_s] = set[u"assigned"_s].toInteger() - 50;
            storage::noteStock(m_fixture->account().storage().views(), before,
                               m_fixture->clock().now().addSecs(-60LL * minutes));
        }
        const auto *panel = opened(set)->findChild<StockPanel *>();
        QTRY_VERIFY(panel->isVisible());
        const auto words = panel->findChild<QLabel *>(u"stockWords"_s)->text();
        QVERIFY2(words.contains(said) && !words.contains(notSaid), qPrintable(words));
    }

    void aSetWithoutALimitHasNoStock()
    {
        auto *page = opened(setOf(u"single"_s));
        QVERIFY(!page->findChild<StockPanel *>()->isVisible());
    }
};

STOREDESK_TEST(TestStockPanel)

} // namespace tst_stockpanel

#include "tst_stockpanel.moc"
