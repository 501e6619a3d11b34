// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/programfixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "practice/service/service.h"
#include "ui/host/page.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QTemporaryDir>

#include <array>
#include <optional>

namespace tst_openinaccount {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

namespace {

// Runs the program with two accounts, each with a separate store.
class TwoAccounts final
{
public:
    TwoAccounts()
        : program(folder.path())
    {
        const std::array names{u"Casa Oliva"_s, u"Tienda Sendero"_s};
        for (std::size_t at = 0; at < names.size(); ++at) {
            services[at] = std::move(
                *practice::Service::start({.contacts = 5, .requestsPerMinute = 0}, clock));
            ids[at] = program.add(*services[at], names[at], profiles::ProtectionLevel::Free);
        }
    }

    bool connectTo(std::size_t account) { return program.connectTo(ids[account]); }
    [[nodiscard]] bool isIn(std::size_t account) { return program.isIn(ids[account]); }

    QString id(const QJsonObject &body, OperationId operation, const QStringList &values = {})
    {
        return support::replyTo(*program.window,
                                {.operation = operation, .values = values, .body = body})[u"id"]
            .toString();
    }

    QTemporaryDir folder;
    base::SystemClock clock;
    std::array<std::unique_ptr<practice::Service>, 2> services;
    std::array<QString, 2> ids;
    support::ProgramFixture<> program;
};

} // namespace

class TestOpenInAccount final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_all.emplace();
        QVERIFY(m_all->connectTo(0));
        m_integration = m_all->id({{u"name"_s, u"Web shop"_s}, {u"eventsEnabled"_s, true}},
                                  OperationId::CreateCustomIntegration);
        m_type = m_all->id({{u"name"_s, u"Order paid"_s},
                            {u"alias"_s, u"order-paid"_s},
                            {u"category"_s, u"receive"_s},
                            {u"receiveType"_s, u"api"_s},
                            {u"fields"_s,
                             QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                                    {u"name"_s, u"Mail"_s},
                                                    {u"type"_s, u"email"_s},
                                                    {u"required"_s, true},
                                                    {u"isPrimaryKey"_s, true}}}}},
                           OperationId::CreateCustomEventType, {m_integration});
        // This record must not be copied.
        m_all->id({{u"name"_s, u"Tills"_s}, {u"eventsEnabled"_s, true}},
                  OperationId::CreateCustomIntegration);
    }
    void cleanup() { m_all.reset(); }

    // Compares the setup with the other account, reviews the difference there and applies it as a
    // job.
    void aDefinitionIsCopiedToAnotherAccount()
    {
        compareWithOther();
        QTest::mouseClick(find<QWidget>(u"copyThere"_s), Qt::LeftButton);
        QTRY_VERIFY(m_all->isIn(1));
        QTRY_COMPARE(page()->place().page, u"set-up"_s);
        const auto *setup = qobject_cast<ui::setup::SetupPage *>(page());
        QVERIFY(setup);
        QTRY_VERIFY(setup->settled() && find<QWidget>(u"apply"_s)->isVisible());
        QCOMPARE(setup->title(), u"Setup from Casa Oliva"_s);
        // Only the type and its integration are copied.
        QVERIFY(find<QAbstractButton>(u"apply"_s)->text().startsWith(u"Apply 2 change"_s));
        auto &there = m_all->services[1]->ledger();
        QCOMPARE(there.received(OperationId::CreateCustomIntegration), 0);
        QTest::mouseClick(find<QWidget>(u"apply"_s), Qt::LeftButton);
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *agree = QApplication::activeModalWidget()->findChild<QWidget *>(u"agree"_s);
        QTest::mouseClick(agree, Qt::LeftButton);
        QTRY_COMPARE(find<ui::Notice>(u"notice"_s)->tone(), ui::Tone::Ok);
        QCOMPARE(there.applied(OperationId::CreateCustomIntegration), 1);
        QCOMPARE(there.applied(OperationId::CreateCustomEventType), 1);
        QTRY_VERIFY(setup->settled());
        // Nothing was written to the first account, which has only the records created before.
        auto &here = m_all->services[0]->ledger();
        QCOMPARE(here.applied(OperationId::CreateCustomEventType), 1);
        // Seen from the first account, both sides are equal now.
        QVERIFY(m_all->connectTo(0));
        compareWithOther();
        QVERIFY(!find<QWidget>(u"copyThere"_s)->isVisible());
    }

    void aPlaceOfAnotherAccountComesInFrontOfItsOwnTabs()
    {
        QVERIFY(m_all->connectTo(1));
        m_all->program.window->open({.page = u"workflows"_s});
        QVERIFY(m_all->connectTo(0));
        m_all->program.window->openIn(m_all->ids[1], {.page = u"integrations"_s});
        QTRY_VERIFY(m_all->isIn(1));
        QTRY_COMPARE(page()->place().page, u"integrations"_s);
        QVERIFY(m_all->program.window->pageAt({.page = u"workflows"_s}));
        QTRY_VERIFY(page()->settled());
        // The page is opened only once, and not again when the user switches back and forth.
        QVERIFY(m_all->connectTo(0));
        m_all->program.window->open({.page = u"exports"_s});
        QVERIFY(m_all->connectTo(1));
        m_all->program.window->open({.page = u"workflows"_s});
        QVERIFY(m_all->connectTo(0));
        QVERIFY(m_all->connectTo(1));
        QTRY_COMPARE(page()->place().page, u"workflows"_s);
    }

    void withoutAKeyOneIsAskedForAndNothingElseOpens()
    {
        m_all->program.secrets.remove(m_all->ids[1], m_all->program.window.get(),
                                      [](const auto &) { });
        m_all->program.window->openIn(m_all->ids[1], {.page = u"integrations"_s});
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QVERIFY(m_all->isIn(0));
        QVERIFY(!m_all->program.window->pageAt({.page = u"integrations"_s}));
    }

private:
    void compareWithOther()
    {
        auto *opened = m_all->program.window->open(
            {.page = u"compare-type"_s, .values = {m_integration, m_type}});
        QVERIFY(opened);
        opened->refresh();
        auto *with = opened->findChild<QComboBox *>(u"with"_s);
        QTRY_VERIFY(with->findText(u"The same event type in Tienda Sendero"_s) > 0);
        with->setCurrentIndex(with->findText(u"The same event type in Tienda Sendero"_s));
        Q_EMIT with->activated(with->currentIndex());
        QTRY_VERIFY(opened->settled());
    }

    [[nodiscard]] ui::Page *page() { return m_all->program.window->currentPage(); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        auto *found = page()->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }

    std::optional<TwoAccounts> m_all;
    QString m_integration;
    QString m_type;
};

STOREDESK_TEST(TestOpenInAccount)

} // namespace tst_openinaccount

#include "tst_openinaccount.moc"
