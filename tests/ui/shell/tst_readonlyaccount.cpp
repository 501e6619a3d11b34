// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "catalogue/key.h"
#include "imports/importdraft.h"
#include "jobs/accountowner.h"
#include "jobs/bulkdraft.h"
#include "jobs/bulkkind.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/host/jobaddress.h"
#include "ui/host/recordaddress.h"
#include "ui/jobs/jobcard.h"
#include "ui/jobs/jobcheckstep.h"
#include "ui/jobs/jobspage.h"
#include "ui/warehouse/warehousepage.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>

#include <array>

namespace tst_readonlyaccount {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using ui::jobs::JobsPage;

// A control for a write, and the page where it is found.
struct ControlRow
{
    OperationId operation;
    // A key of TestReadOnlyAccount::places().
    const char *place;
    // The object name of a record action or a button.
    const char *control;
};

// clang-format off
static constexpr std::array controlRows{
    ControlRow{OperationId::DeleteContact,             "contact by older method", "deleteRecord"},
    ControlRow{OperationId::PatchContact,              "contact by older method", "editRecord"},
    ControlRow{OperationId::DeleteContactByEmail,      "contact by email",        "deleteRecord"},
    ControlRow{OperationId::PatchContactByEmail,       "contact by email",        "editRecord"},
    ControlRow{OperationId::DeleteContactByExternalId, "contact by external ID",  "deleteRecord"},
    ControlRow{OperationId::PatchContactByExternalId,  "contact by external ID",  "editRecord"},
    ControlRow{OperationId::CreatePurchase,            "purchases",               "newRecord"},
    ControlRow{OperationId::DeletePurchase,            "purchase by ID",          "deleteRecord"},
    ControlRow{OperationId::DeletePurchaseByStoreId,   "purchase by store ID",    "deleteRecord"},
    ControlRow{OperationId::DeleteProduct,             "product by ID",           "deleteRecord"},
    ControlRow{OperationId::DeleteProductByStoreId,    "product by store ID",     "deleteRecord"},
    ControlRow{OperationId::PatchProductByStoreId,     "product by store ID",     "editRecord"},
    ControlRow{OperationId::CreateExport,              "exports",                 "new"},
    ControlRow{OperationId::CreateDataExplorerExport,  "exports",                 "newLike"},
    ControlRow{OperationId::DeleteExport,              "exports",                 "delete"},
    ControlRow{OperationId::CreateImport,              "imports",                 "new"},
    ControlRow{OperationId::DeleteImport,              "imports",                 "delete"},
    ControlRow{OperationId::CreateContactField,        "contact-fields",          "new"},
    ControlRow{OperationId::DeleteContactField,        "contact-fields",          "delete"},
    ControlRow{OperationId::CreateCustomEventByAlias,  "integrations",            "sendTest"},
    ControlRow{OperationId::CreateCustomEventById,     "event type",              "sendEvent"},
    ControlRow{OperationId::CreateCustomIntegration,   "integrations",            "new"},
    ControlRow{OperationId::PatchCustomIntegration,    "integrations",            "edit"},
    ControlRow{OperationId::DeleteCustomIntegration,   "integrations",            "delete"},
    ControlRow{OperationId::CreateCustomEventType,     "event type",              "newLike"},
    ControlRow{OperationId::DeleteCustomEventType,     "event type",              "deleteRecord"},
};
// clang-format on

// U5: with a read-only account, every control for the 26 writes is disabled with a reason, and the
// core refuses the requests.
class TestReadOnlyAccount final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return m_fixture->workspace().jobManager();
    }
    [[nodiscard]] static std::vector<const catalogue::Operation *> writes()
    {
        std::vector<const catalogue::Operation *> found;
        for (const auto &operation : catalogue::operations()) {
            if (operation.writes())
                found.push_back(&operation);
        }
        return found;
    }
    [[nodiscard]] static QMap<QString, ui::PageAddress> placesOf(support::WindowFixture &fixture)
    {
        using catalogue::Resource;
        auto &window = fixture.window();
        const auto email = fixture.service().examples()[Resource::Contact].constFirst().value;
        const auto contact = support::replyTo(
            window, {.operation = OperationId::GetContactByEmail, .values = {email}});
        const auto purchase = fixture.service().examples()[Resource::Purchase].constFirst().value;
        const auto product = fixture.service().examples()[Resource::Product].constFirst().value;
        QJsonObject integration;
        QJsonObject type;
        for (const auto &each : support::listOf(window, OperationId::ListCustomIntegrations)) {
            const auto types = support::listOf(window, OperationId::ListCustomEventTypes,
                                               {each[u"id"_s].toString()});
            for (const auto &one : types) {
                if (one[u"category"_s] != u"receive"_s)
                    continue;
                integration = each.toObject();
                type = one.toObject();
            }
        }
        const auto idOf = [&window](OperationId read, const QString &value) {
            return support::replyTo(window, {.operation = read, .values = {value}})[u"id"_s]
                .toString();
        };
        const auto key = [](Resource resource, QStringView word, const QString &value) {
            return ui::placeOf(*catalogue::lookupKeyNamed(resource, word), {value});
        };
        return {
            {u"contact by email"_s, key(Resource::Contact, u"email", email)},
            {u"contact by older method"_s, key(Resource::Contact, u"deprecated", email)},
            {u"contact by external ID"_s,
             key(Resource::Contact, u"external-id",
                 contact[catalogue::key::contact::externalId].toString())},
            {u"purchases"_s, {.page = u"purchases"_s}},
            {u"purchase by store ID"_s, key(Resource::Purchase, u"store-id", purchase)},
            {u"purchase by ID"_s,
             key(Resource::Purchase, u"id", idOf(OperationId::GetPurchaseByStoreId, purchase))},
            {u"product by store ID"_s, key(Resource::Product, u"store-id", product)},
            {u"product by ID"_s,
             key(Resource::Product, u"id", idOf(OperationId::GetProductByStoreId, product))},
            {u"exports"_s, {.page = u"exports"_s}},
            {u"imports"_s, {.page = u"imports"_s}},
            {u"contact-fields"_s, {.page = u"contact-fields"_s}},
            {u"integrations"_s, {.page = u"integrations"_s}},
            {u"event type"_s,
             ui::placeOf(*catalogue::usualKeyOf(Resource::CustomEventType),
                         {integration[u"id"_s].toString(), type[u"id"_s].toString()})},
        };
    }
    // Stores a paused job with rejected rows. A lookup may run on a read-only account.
    QString storeJob(OperationId operation, journal::JobState state)
    {
        const auto id = u"20260101-000000-000%1"_s.arg(static_cast<int>(state));
        const auto folder = storedesk::jobs::jobFolderOf(m_fixture->account());
        storedesk::jobs::BulkPlan plan{.operation = operation, .keyColumn = 0};
        if (catalogue::operation(operation).effect == catalogue::Effect::Update)
            plan.targets = {{.column = 1, .key = u"_points"_s}};
        auto draft = storedesk::jobs::Job::begin(folder, id, u"t"_s, plan,
                                                 {u"email"_s, u"points"_s}, m_fixture->clock());
        if (!draft)
            qFatal("no draft");
        const storedesk::jobs::RowMaker maker(plan);
        (void)(*draft)->append(
            {maker.row({u"a@example.org"_s, u"5"_s}), maker.row({u"b@example.org"_s, u"6"_s})});
        const auto journal = (*draft)->complete();
        const journal::RowEnd end{
            .number = 1, .state = journal::RowState::Refused, .text = u"The service refused it."_s};
        (void)(*journal)->step({.ends = {end}}, journal::Journal::Begin::Leaving, {});
        (void)(*journal)->setState(state);
        return id;
    }
    JobsPage *jobsPage(const QString &id)
    {
        jobManager().refresh();
        auto *page = m_fixture->show(new JobsPage(*m_fixture));
        page->showOnly({{QString(ui::jobKey), id}});
        (void)QTest::qWaitFor([&] { return jobManager().find(id) && page->settled(); });
        return page;
    }
    static QAbstractButton *cardButton(const QWidget *page)
    {
        const auto *card = page->findChild<ui::jobs::JobCard *>(u"jobCard"_s);
        return card ? card->findChild<QAbstractButton *>(u"pause"_s) : nullptr;
    }
    static void isDisabledWithReason(const QWidget *widget)
    {
        QVERIFY(widget);
        QVERIFY2(!widget->isEnabled(), qPrintable(widget->objectName()));
        QVERIFY2(widget->toolTip().contains(u"read-only"_s), qPrintable(widget->toolTip()));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(
            support::storeWith(3),
            support::PageFixture::profile(support::PageFixture::Guard::ReadOnly));
        QVERIFY(!m_fixture->account().mayWrite());
    }
    void cleanup() { m_fixture.reset(); }

    // The table above has each of the writes once.
    void everyWriteHasAControl()
    {
        QCOMPARE(writes().size(), 26U);
        QSet<OperationId> operations;
        for (const auto &row : controlRows)
            operations.insert(row.operation);
        QCOMPARE(operations.size(), 26);
        for (const auto *operation : writes())
            QVERIFY2(operations.contains(operation->id), operation->title);
    }

    void everyControlIsDisabledWithTheReason()
    {
        m_fixture.reset();
        support::WindowFixture fixture;
        auto profile = fixture.profile(u"writer"_s);
        profile.guard = profiles::ProtectionLevel::Free;
        QVERIFY(fixture.connectTo(profile));
        const auto email =
            fixture.service().examples()[catalogue::Resource::Contact].constFirst().value;
        const auto &externalId = catalogue::key::contact::externalId;
        QVERIFY(support::sendAndWait(fixture.window(),
                                     {.operation = OperationId::PatchContactByEmail,
                                      .values = {email},
                                      .body = QJsonObject{{externalId, u"EXT-1"_s}}}));
        profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::ReadOnly;
        QVERIFY(fixture.connectTo(profile));
        const auto places = placesOf(fixture);
        QStringList faults;
        for (const auto &row : controlRows) {
            const auto place = places.value(QString::fromLatin1(row.place));
            auto *page = fixture.open(place);
            QVERIFY2(page, row.place);
            const auto name = QString::fromLatin1(row.control);
            const auto actions = page->recordActions();
            const auto action = std::ranges::find_if(actions, [&name](const QAction *each) {
                return each && each->objectName() == name;
            });
            const auto *button = page->findChild<QAbstractButton *>(name);
            const auto label = u"%1, %2"_s.arg(place.page, name);
            if (action != actions.end()) {
                if ((*action)->isEnabled() || !(*action)->statusTip().contains(u"read-only"_s))
                    faults.append(label + u": "_s + (*action)->statusTip());
            } else if (!button || button->isEnabled()
                       || !button->toolTip().contains(u"read-only"_s)) {
                faults.append(label + u" (button)"_s);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // Nothing reaches the service, whatever a page might have forgotten.
    void theCoreRefusesEveryWrite_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto *operation : writes())
            QTest::newRow(operation->name.data()) << operation->id;
    }
    void theCoreRefusesEveryWrite()
    {
        QFETCH(const OperationId, operation);
        const auto &row = catalogue::operation(operation);
        QStringList values;
        for (auto left = row.path.toString().count(u'{'); left > 0; --left)
            values.append(u"1"_s);
        http::Request request{.operation = operation, .values = values};
        if (row.payload != catalogue::Payload::None)
            request.body = QJsonObject{{u"name"_s, u"Soap"_s}};
        const auto outcome = support::sendAndWait(*m_fixture, request);
        QVERIFY(!outcome);
        QCOMPARE(m_fixture->ledger().received(operation), 0);
    }

    // A job that writes cannot be continued, and its rejected rows not be sent again.
    void jobsThatWriteCannotContinue()
    {
        const auto paused = storeJob(OperationId::PatchContactByEmail, journal::JobState::Paused);
        auto *page = jobsPage(paused);
        QTRY_VERIFY(cardButton(page));
        isDisabledWithReason(cardButton(page));
        const auto actions = page->recordActions();
        QVERIFY(!actions.front()->isEnabled());
        QVERIFY(actions.front()->toolTip().contains(u"read-only"_s));
        const auto done = storeJob(OperationId::PatchContactByEmail, journal::JobState::Done);
        page = jobsPage(done);
        QTRY_VERIFY(page->findChild<QAbstractButton *>(u"retryRows"_s));
        isDisabledWithReason(page->findChild<QAbstractButton *>(u"retryRows"_s));
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), 0);
    }

    void lookupsContinue()
    {
        const auto paused = storeJob(OperationId::GetContactByEmail, journal::JobState::Paused);
        auto *page = jobsPage(paused);
        QTRY_VERIFY(cardButton(page));
        QVERIFY(cardButton(page)->isEnabled());
        QVERIFY(page->recordActions().front()->isEnabled());
    }

    // The last steps of the assistants name the obstacle before anything else.
    void assistantsNameTheObstacle()
    {
        storedesk::jobs::BulkDraft draft(jobManager(), {});
        draft.setPlan({.operation = OperationId::DeleteContactByEmail});
        const QTemporaryDir folder;
        storedesk::imports::ImportDraft checked(m_fixture->clock(), {.temporary = folder.path()});
        const ui::jobs::JobCheckStep step(draft, checked, *m_fixture, &m_fixture->window());
        QVERIFY(step.obstacle().contains(u"read-only"_s));
        draft.setPlan({.operation = OperationId::GetContactByEmail});
        QVERIFY(!step.obstacle().contains(u"read-only"_s));
    }

    void theWarehouseRequestsNoExports()
    {
        auto *page = m_fixture->show(new ui::warehouse::WarehousePage(*m_fixture));
        isDisabledWithReason(page->findChild<QAbstractButton *>(u"sync"_s));
        isDisabledWithReason(page->findChild<QAbstractButton *>(u"verify"_s));
    }
};

STOREDESK_TEST(TestReadOnlyAccount)

} // namespace tst_readonlyaccount

#include "tst_readonlyaccount.moc"
