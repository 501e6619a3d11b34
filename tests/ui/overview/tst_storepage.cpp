// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/overview/storepage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTest>

#include <optional>

namespace tst_storepage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

class TestStorePage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_shelf = std::make_shared<support::Shelf>();
        m_fixture.emplace(practice::ServiceOptions{.contacts = 1, .requestsPerMinute = 0},
                          profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = {},
                                            .kind = profiles::StoreKind::Test,
                                            .guard = profiles::ProtectionLevel::ReadOnly,
                                            .requestsPerMinute = 90},
                          std::make_unique<support::ShelfHandler>(m_shelf));
        m_page = m_fixture->show(new ui::overview::StorePage(*m_fixture));
    }

    void cleanup() { m_fixture.reset(); }

    void doesGetStore()
    {
        fill();
        read();
        QCOMPARE(m_fixture->ledger().received(OperationId::GetStore), 1);
        QCOMPARE(m_fixture->ledger().total(), 1);
        QVERIFY(says(u"Tienda Sendero"_s));
        QVERIFY(says(u"EUR"_s));
        // The page shows the title from the catalogue instead of the key.
        QVERIFY(says(u"Time zone"_s));
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::GetStore), 2);
        QTRY_VERIFY(m_page->settled());
    }

    void unknownFieldsAreShown()
    {
        fill();
        read();
        QVERIFY(says(u"Other fields"_s));
        QVERIFY(says(u"Plan"_s));
        QVERIFY(says(u"gold"_s));
        const auto *raw = m_page->findChild<QPlainTextEdit *>(u"raw"_s);
        QVERIFY(raw->toPlainText().contains(u"\"plan\": \"gold\""_s));
    }

    void aServiceWithOtherNamesIsNotATableOfDashes()
    {
        m_shelf->setStore({{u"shopName"_s, u"Tienda Sendero"_s},
                           {u"moneyUnit"_s, u"EUR"_s},
                           {u"contact"_s, QJsonObject{{u"phone"_s, u"+34 600"_s}}}});
        read();
        for (const auto &words : {u"Shop name"_s, u"Tienda Sendero"_s, u"Money unit"_s, u"EUR"_s,
                                  u"Contact: phone"_s, u"+34 600"_s})
            QVERIFY2(says(words), qPrintable(words));
        // The store does not have this field.
        QVERIFY(!says(u"Time zone"_s));
        QVERIFY(!says(u"—"_s));
    }

    void theAccountIsShownBesideIt()
    {
        for (const auto &words : {u"Casa Oliva"_s, u"Test store"_s, u"Read-only"_s})
            QVERIFY2(says(words), qPrintable(words));
        QVERIFY(says(m_fixture->account().profile().address.toDisplayString()));
    }

    void theFieldsCanBeCopied()
    {
        auto *button = m_page->findChild<ui::Button *>(u"copy"_s);
        // There is nothing to copy yet.
        QVERIFY(!button->isEnabled());
        fill();
        read();
        QTest::mouseClick(button, Qt::LeftButton);
        const auto text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(u"Name\tTienda Sendero"_s));
        QVERIFY(text.contains(u"Plan\tgold"_s));
        QCOMPARE(m_fixture->told().size(), 1);
        QCOMPARE(m_page->recordActions().size(), 1);
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"copyRaw"_s), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u'{'));
    }

    void loadingIsShownUntilTheAnswerComes()
    {
        m_page->refresh();
        QVERIFY(!m_page->settled());
        QVERIFY(pane()->isLoading());
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!pane()->isLoading());
    }

    void anEmptyRecordIsSaidInWords()
    {
        m_shelf->setStore({});
        read();
        QVERIFY(pane()->isVisible());
        QVERIFY(!pane()->headline().isEmpty());
    }

    void aFailureIsSaidInWordsAndTryAgainHelps_data()
    {
        QTest::addColumn<QString>("status");
        QTest::newRow("not found") << u"404"_s;
        QTest::newRow("forbidden") << u"403"_s;
    }

    void aFailureIsSaidInWordsAndTryAgainHelps()
    {
        QFETCH(const QString, status);
        fill();
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, practice::Fault::Status, status));
        read();
        QVERIFY(pane()->isVisible());
        QVERIFY(!pane()->headline().isEmpty());
        QVERIFY(!pane()->sentence().isEmpty());
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_VERIFY(says(u"Tienda Sendero"_s));
        QVERIFY(!pane()->isVisible());
    }

    void aFailedRefreshKeepsTheShownData()
    {
        fill();
        read();
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, practice::Fault::Status, u"404"_s));
        read();
        QVERIFY(says(u"Tienda Sendero"_s));
        QVERIFY(!pane()->isVisible());
    }

private:
    void fill()
    {
        m_shelf->setStore({{u"id"_s, u"5f00000000000000000000aa"_s},
                           {u"name"_s, u"Tienda Sendero"_s},
                           {u"currency"_s, u"EUR"_s},
                           {u"timeZone"_s, u"Europe/Madrid"_s},
                           {u"plan"_s, u"gold"_s}});
    }
    void read()
    {
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
    }
    // Returns whether a visible label contains this text.
    [[nodiscard]] bool says(const QString &text) const
    {
        const auto matches = [&text](const auto *label) {
            return label->isVisible() && label->text().contains(text);
        };
        return std::ranges::any_of(m_page->findChildren<QLabel *>(), matches)
            || std::ranges::any_of(m_page->findChildren<ui::ElidedLabel *>(), matches);
    }
    [[nodiscard]] ui::StatePane *pane() const { return m_page->findChild<ui::StatePane *>(); }

    std::shared_ptr<support::Shelf> m_shelf;
    std::optional<support::PageFixture> m_fixture;
    ui::overview::StorePage *m_page = nullptr;
};

STOREDESK_TEST(TestStorePage)

} // namespace tst_storepage

#include "tst_storepage.moc"
