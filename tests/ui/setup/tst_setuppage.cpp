// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dialogrules.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/connectionof.h"
#include "events/definition.h"
#include "events/typechangeplan.h"
#include "jobs/jobmanager.h"
#include "storage/drafts.h"
#include "ui/events/comparetypepage.h"
#include "ui/setup/setupmodel.h"
#include "ui/setup/setuppage.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include <optional>

namespace tst_setuppage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using events::SetupStep;
using support::PageFixture;
using ui::setup::SetupModel;
using State = SetupStep::State;

static QJsonObject paid(const QString &alias = u"order-paid"_s)
{
    return {{u"name"_s, u"Order paid"_s},
            {u"alias"_s, alias},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"api"_s},
            {u"fields"_s,
             QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                    {u"name"_s, u"Mail"_s},
                                    {u"type"_s, u"email"_s},
                                    {u"required"_s, true},
                                    {u"isPrimaryKey"_s, true}}}}};
}

// Tests copying a setup from another account or a file, and comparing event types.
class TestSetupPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_other.emplace(support::storeWith(20),
                        PageFixture::profile(profiles::ProtectionLevel::Free));
        m_here.emplace(support::storeWith(20),
                       PageFixture::profile(profiles::ProtectionLevel::Free));
        QTRY_VERIFY(m_here->account().storage().ready());
        offerOther();
        // Create records that exist only in the other account.
        support::replyTo(*m_other,
                         {.operation = OperationId::CreateContactField,
                          .body = QJsonObject{{u"id"_s, u"shoe"_s},
                                              {u"name"_s, u"Shoe size"_s},
                                              {u"type"_s, u"integer"_s}}});
        m_type = makeType(*m_other, paid());
        m_other->ledger().clear();
        m_here->ledger().clear();
    }
    void cleanup()
    {
        m_here.reset();
        m_other.reset();
    }

    // With one other account, the comparison is one click away.
    void theOnlyOtherAccountIsOffered()
    {
        auto *page = openPage();
        QVERIFY(!m_here->find<QAbstractButton>(u"compareAgain"_s)->isVisible());
        QCOMPARE(pane()->mainButton()->text(), u"Compare with Tienda Sendero"_s);
        QVERIFY(pane()->otherButton()->isVisible());
        page->focusFirst();
        QVERIFY(m_here->find<QComboBox>(u"source"_s)->hasFocus());
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(model()->count(State::Create), 3);
        QVERIFY(m_here->find<QAbstractButton>(u"compareAgain"_s)->isVisible());
    }

    void theTimeOfTheComparisonIsLocal()
    {
        const auto before = qgetenv("TZ");
        const auto restored =
            qScopeGuard([before] { before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before); });
        qputenv("TZ", "Asia/Tokyo");
        auto *page = openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        const auto now = QTime::currentTime();
        QStringList shown;
        for (const auto *label : page->findChildren<QLabel *>())
            shown.append(label->text());
        const auto all = shown.join(u'\n');
        bool isLocal = false;
        for (int ago = 0; ago <= 60; ++ago)
            isLocal = isLocal
                || all.contains(u"compared at %1"_s.arg(
                    QLocale().toString(now.addSecs(-ago), QLocale::ShortFormat)));
        QVERIFY2(isLocal, qPrintable(all));
    }

    void aSetUpIsCopiedFromAnotherAccountByAJob()
    {
        auto *page = openPage();
        QCOMPARE(pane()->headline(), u"Choose the setup source"_s);
        QVERIFY(!m_here->find<QWidget>(u"apply"_s)->isVisible());
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        QVERIFY(model()->count(State::AlreadyThere) > 5);
        QCOMPARE(page->title(), u"Setup from Tienda Sendero"_s);
        QCOMPARE(m_here->find<ui::StoreBand>(u"from"_s)->mark().note, u"read-only"_s);
        // Nothing has been written to either account.
        QCOMPARE(writes(*m_here), 0);
        QVERIFY(m_here->find<QAbstractButton>(u"apply"_s)->text().startsWith(u"Apply 3 change"_s));
        agree();
        QTRY_COMPARE(m_here->notice()->tone(), ui::Tone::Ok);
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(model()->count(State::Create), 0);
        QCOMPARE(m_here->ledger().applied(OperationId::CreateContactField), 1);
        QCOMPARE(m_here->ledger().applied(OperationId::CreateCustomIntegration), 1);
        QCOMPARE(m_here->ledger().applied(OperationId::CreateCustomEventType), 1);
        QCOMPARE(writes(*m_other), 0);
        // The change is an ordinary job.
        const auto &jobs = m_here->workspace().jobManager().jobs();
        QCOMPARE(jobs.size(), std::size_t(1));
        QCOMPARE(jobs[0].head.counts[journal::RowState::Done], 3);
        m_here->click(u"showJob"_s);
        QCOMPARE(m_here->opened().last().page, u"jobs"_s);
    }

    void refusedStepsAreReportedAndRepeatedLater()
    {
        auto *page = openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        m_here->refuse(OperationId::CreateCustomIntegration, u"422"_s);
        agree();
        QTRY_COMPARE(m_here->notice()->tone(), ui::Tone::Warn);
        QCOMPARE(m_here->notice()->headline(), u"1 of 3 changes were applied."_s);
        QVERIFY(m_here->notice()->sentence().startsWith(u"1 rejected, 1 not sent"_s));
        QCOMPARE(m_here->received(OperationId::CreateCustomEventType), 0);
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(model()->count(State::Create), 2);
        agree();
        QTRY_COMPARE(m_here->notice()->tone(), ui::Tone::Ok);
        QTRY_COMPARE(model()->count(State::Create), 0);
        QCOMPARE(m_here->ledger().applied(OperationId::CreateCustomEventType), 1);
    }

    void onlyCheckedRowsAreSent()
    {
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        auto *view = m_here->find<ui::TableView>(u"plan"_s);
        // A type cannot exist without its integration, so unchecking the integration with the
        // keyboard also unchecks the type.
        press(view, rowOf(u"Shop"_s), Qt::Key_Space);
        QCOMPARE(model()->ticked().size(), 1);
        QCOMPARE(model()->ticked()[0].key, u"shoe"_s);
        press(view, rowOf(u"Order paid"_s), Qt::Key_Space);
        QCOMPARE(model()->ticked().size(), 3);
        press(view, rowOf(u"Shop"_s), Qt::Key_Space);
        agree();
        QTRY_COMPARE(m_here->notice()->tone(), ui::Tone::Ok);
        QCOMPARE(m_here->received(OperationId::CreateCustomIntegration), 0);
        QCOMPARE(m_here->ledger().applied(OperationId::CreateContactField), 1);
    }

    void aHeadingExpandsLoadedData()
    {
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        const int before = model()->rowCount();
        auto *view = m_here->find<ui::TableView>(u"plan"_s);
        press(view, 0, Qt::Key_Return);
        QVERIFY(model()->rowCount() > before);
        press(view, 0, Qt::Key_Return);
        QCOMPARE(model()->rowCount(), before);
    }

    void aSetUpIsSavedAndOpenedAgain()
    {
        const QTemporaryDir folder;
        auto *page = openPage();
        page->saveSetup(folder.filePath(u"a.json"_s));
        QTRY_VERIFY(QFile::exists(folder.filePath(u"a.json"_s)));
        page->openFile(folder.filePath(u"a.json"_s));
        QTRY_VERIFY(model()->count(State::AlreadyThere) > 5);
        QCOMPARE(model()->steps().size(), model()->count(State::AlreadyThere));
        QVERIFY(!m_here->find<QAbstractButton>(u"apply"_s)->isEnabled());
        page->savePlan(folder.filePath(u"plan.csv"_s));
        QFile plan(folder.filePath(u"plan.csv"_s));
        QVERIFY(plan.open(QIODevice::ReadOnly));
        QCOMPARE(plan.readAll().count('\n'), model()->steps().size() + 1);
        page->saveSetup(folder.filePath(u"no/such/folder"_s));
        QTRY_COMPARE(m_here->notice()->tone(), ui::Tone::Err);
    }

    void invalidSetupFilesAndUnreachableAccountsAreReported()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        auto *page = openPage();
        page->openFile(file.fileName());
        QTRY_COMPARE(pane()->headline(), u"This file doesn't contain an account setup."_s);
        page->openFile(folder.filePath(u"nothing"_s));
        QTRY_COMPARE(pane()->headline(), u"Couldn't read the file."_s);
        m_noKey = true;
        chooseOther();
        QTRY_COMPARE(pane()->headline(), u"No key."_s);
        m_noKey = false;
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(model()->count(State::Create), 3);
        // A setup that can't be read is not saved, and the service's response is shown on request.
        m_here->service().faults().add(
            practice::once(OperationId::ListContactFields, practice::Fault::Status, u"403"_s));
        page->saveSetup(folder.filePath(u"saved.json"_s));
        QTRY_VERIFY(m_here->notice()->isVisible());
        const auto *details = m_here->notice()->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->text().contains(u"Response: 403"_s), qPrintable(details->text()));
        QVERIFY2(m_here->notice()->sentence().contains(u"another key"_s),
                 qPrintable(m_here->notice()->sentence()));
        m_here->service().faults().add(
            practice::once(OperationId::ListContactFields, practice::Fault::Status, u"403"_s));
        page->refresh();
        QTRY_VERIFY(pane()->details()->link()->isVisible());
    }

    void existingAliasesAreReplaced()
    {
        support::replyTo(
            *m_here,
            {.operation = OperationId::CreateCustomEventType,
             .values = {m_here->records().makeIntegration(u"Tills"_s)[u"id"_s].toString()},
             .body = paid()});
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Cannot), 1);
        auto *view = m_here->find<ui::TableView>(u"plan"_s);
        press(view, rowOf(u"Order paid"_s), Qt::Key_Return);
        const auto what =
            model()->index(rowOf(u"Order paid"_s), SetupModel::What).data().toString();
        QVERIFY2(what.endsWith(u"Press Enter to choose another alias."_s), qPrintable(what));
        auto *dialog = m_here->dialog();
        QVERIFY(dialog);
        QCOMPARE(support::faultsOfDialog(*dialog), QStringList());
        QCOMPARE(dialog->findChild<ui::StoreBand *>()->mark().name, u"Casa Oliva"_s);
        auto *alias = dialog->findChild<QLineEdit *>(u"alias"_s);
        QTRY_VERIFY(alias->hasFocus());
        QCOMPARE(alias->text(), u"order-paid-2"_s);
        QTest::keyClicks(alias, u"order-paid-web"_s);
        QTest::keyClick(alias, Qt::Key_Return);
        QTRY_VERIFY(!m_here->dialog());
        QTRY_COMPARE(model()->count(State::Cannot), 0);
        QCOMPARE(model()->ticked().last().key, u"order-paid-web"_s);
    }

    // U5: a disabled button says why.
    void aDisabledApplyButtonSaysWhy()
    {
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        const auto *apply = m_here->find<QAbstractButton>(u"apply"_s);
        QVERIFY(apply->isEnabled() && apply->toolTip().isEmpty());
        for (int row = 0; row < model()->rowCount(); ++row)
            model()->setData(model()->index(row, SetupModel::Name), Qt::Unchecked,
                             Qt::CheckStateRole);
        QVERIFY(!apply->isEnabled());
        QCOMPARE(apply->toolTip(), u"No change is ticked."_s);
        m_here.emplace(support::storeWith(20),
                       PageFixture::profile(profiles::ProtectionLevel::ReadOnly));
        QTRY_VERIFY(m_here->account().storage().ready());
        offerOther();
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        apply = m_here->find<QAbstractButton>(u"apply"_s);
        QVERIFY(!apply->isEnabled());
        QCOMPARE(apply->toolTip(), u"This account is read-only."_s);
    }

    // A name typed without a suffix still gets one, and counts are words of their own.
    void filesGetASuffixAndCountsArePlurals()
    {
        openPage();
        QTest::mouseClick(m_here->find<QAbstractButton>(u"saveSetup"_s), Qt::LeftButton);
        auto *dialog = qobject_cast<QFileDialog *>(m_here->dialog());
        QVERIFY(dialog);
        QCOMPARE(dialog->defaultSuffix(), u"json"_s);
        dialog->reject();
        QTRY_VERIFY(!m_here->dialog());
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        QTest::mouseClick(m_here->find<QAbstractButton>(u"savePlan"_s), Qt::LeftButton);
        dialog = qobject_cast<QFileDialog *>(m_here->dialog());
        QVERIFY(dialog);
        QCOMPARE(dialog->defaultSuffix(), u"csv"_s);
        dialog->reject();
        const auto sum = m_here->find<ui::ElidedLabel>(u"sum"_s)->text();
        QVERIFY2(sum.contains(u"3 to create + "_s), qPrintable(sum));
        QCOMPARE(m_here->find<ui::TableView>(u"plan"_s)->accessibleName(), u"Setup plan"_s);
    }

    void aTypeThatDiffersLeadsToItsPlan()
    {
        auto wider = paid();
        wider[u"name"] = u"Paid order"_s;
        makeType(*m_here, wider);
        openPage();
        chooseOther();
        QTRY_COMPARE(model()->count(State::Cannot), 1);
        const auto what =
            model()->index(rowOf(u"Order paid"_s), SetupModel::What).data().toString();
        QCOMPARE(what, u"It differs. Press Enter to plan the change."_s);
        press(m_here->find<ui::TableView>(u"plan"_s), rowOf(u"Order paid"_s), Qt::Key_Return);
        QCOMPARE(m_here->opened().last().page, u"event-type-change"_s);
        QCOMPARE(events::plansIn(m_here->account().storage().drafts()).size(), 1);
    }

    void aFailedComparisonShowsTheResponseOnRequest()
    {
        const auto place = makeType(*m_here, paid());
        m_here->service().faults().add(
            practice::once(OperationId::ListContactFields, practice::Fault::Status, u"403"_s));
        (void)m_here->show(
            new ui::events::CompareTypePage(*m_here, {.page = u"compare-type"_s, .values = place}));
        QTRY_VERIFY(pane() && pane()->details()->link()->isVisible());
        QVERIFY2(pane()->sentence().contains(u"another key"_s), qPrintable(pane()->sentence()));
    }

    void anEventTypeIsComparedWithFilesTypesAndAccounts()
    {
        auto renamed = paid();
        renamed[u"name"] = u"Paid order"_s;
        const auto place = makeType(*m_here, renamed);
        auto *page = m_here->show(
            new ui::events::CompareTypePage(*m_here, {.page = u"compare-type"_s, .values = place}));
        QTRY_VERIFY(page->settled());
        const auto *rows = m_here->find<ui::TableView>(u"differences"_s)->model();
        QVERIFY(!m_here->find<QWidget>(u"copyThere"_s)->isVisible());

        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(events::definitionFile(renamed));
        file.close();
        page->compareWithFile(file.fileName());
        QCOMPARE(pane()->headline(), u"No differences"_s);

        // Compare with another type in this account, which the practice store created.
        m_here->choose(u"with"_s, m_here->find<QComboBox>(u"with"_s)->itemText(3));
        activate();
        QTRY_VERIFY(rows->rowCount() > 2);

        m_here->choose(u"with"_s, u"The same event type in Tienda Sendero"_s);
        activate();
        QTRY_COMPARE(rows->rowCount(), 1);
        QCOMPARE(rows->headerData(2, Qt::Horizontal).toString(), u"Tienda Sendero"_s);
        m_here->click(u"copyThere"_s);
        QCOMPARE(m_here->openedIn, u"other"_s);
        QCOMPARE(m_here->opened().last(),
                 (ui::PageAddress{.page = u"set-up"_s, .values = {u"account"_s, u"test"_s}}));
        QCOMPARE(m_here->opened().last().filter->value(u"only"_s), u"order-paid"_s);
        m_here->click(u"changeLikeThat"_s);
        QCOMPARE(m_here->opened().last(),
                 (ui::PageAddress{.page = u"event-type-change"_s, .values = place}));
        QCOMPARE(writes(*m_other), 0);
    }

    void onlyTheTypeThatWasMeantIsTicked()
    {
        auto *page = openPage();
        page->showOnly({{u"only"_s, u"order-paid"_s}});
        chooseOther();
        QTRY_COMPARE(model()->count(State::Create), 3);
        // The integration is ticked as well.
        QCOMPARE(model()->ticked().size(), 2);
    }

    void theModelIsSound()
    {
        SetupModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps({{.kind = SetupStep::Kind::ContactField, .state = State::AlreadyThere},
                        {.kind = SetupStep::Kind::EventType,
                         .state = State::Differs,
                         .changes = {{u"a"_s, u"b"_s, u"c"_s}}}});
        QCOMPARE(model.rowCount(), 4);
        model.fold(model.index(0, 0));
        QCOMPARE(model.rowCount(), 5);
        model.setSteps({});
        QCOMPARE(model.rowCount(), 0);
    }

private:
    void offerOther()
    {
        profiles::Profile profile{.id = u"other"_s,
                                  .name = u"Tienda Sendero"_s,
                                  .address = m_other->service().url(),
                                  .requestsPerMinute = 0};
        m_here->accounts.profiles = [profile] {
            return QList<profiles::Profile>{profile};
        };
        m_here->accounts.reach = [this, profile](const QString &, QObject *, const auto &reached) {
            if (m_noKey)
                return reached(tl::unexpected(base::Problem{.what = u"No key."_s}));
            reached(account::connectionOf(profile, m_other->service().apiKey()));
        };
    }

    // Creates an integration with a type, and returns their ids.
    static QStringList makeType(PageFixture &fixture, const QJsonObject &type)
    {
        const auto integration = fixture.records().makeIntegration(u"Shop"_s)[u"id"_s].toString();
        const auto made = support::replyTo(fixture,
                                           {.operation = OperationId::CreateCustomEventType,
                                            .values = {integration},
                                            .body = type});
        return {integration, made[u"id"_s].toString()};
    }

    ui::setup::SetupPage *openPage()
    {
        return m_here->show(new ui::setup::SetupPage(*m_here, {.page = u"set-up"_s}));
    }

    void chooseOther()
    {
        auto *sources = m_here->find<QComboBox>(u"source"_s);
        sources->setFocus();
        sources->setCurrentIndex(0);
        QTest::keyClick(sources, Qt::Key_Down);
    }

    // Emits the signal that the combo box emits for a choice by the user.
    void activate()
    {
        auto *sides = m_here->find<QComboBox>(u"with"_s);
        Q_EMIT sides->activated(sides->currentIndex());
    }

    void agree()
    {
        m_here->click(u"apply"_s);
        QVERIFY(m_here->dialog());
        QTest::mouseClick(m_here->dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
        QTRY_VERIFY(!m_here->dialog());
    }

    static void press(ui::TableView *view, int row, Qt::Key key)
    {
        view->setFocus();
        view->setCurrentIndex(view->model()->index(row, 0));
        QTest::keyClick(view, key);
    }

    [[nodiscard]] int rowOf(const QString &name)
    {
        for (int row = 0; row < model()->rowCount(); ++row) {
            if (model()->index(row, 0).data().toString() == name)
                return row;
        }
        qFatal("no row %s", qPrintable(name));
    }

    [[nodiscard]] SetupModel *model()
    {
        return qobject_cast<SetupModel *>(m_here->find<ui::TableView>(u"plan"_s)->model());
    }
    [[nodiscard]] ui::StatePane *pane() { return m_here->window().findChild<ui::StatePane *>(); }

    static int writes(PageFixture &fixture)
    {
        int count = 0;
        for (const auto &operation : catalogue::operations())
            count += operation.writes() ? fixture.received(operation.id) : 0;
        return count;
    }

    std::optional<PageFixture> m_other;
    std::optional<PageFixture> m_here;
    QStringList m_type;
    bool m_noKey = false;
};

STOREDESK_TEST(TestSetupPage)

} // namespace tst_setuppage

#include "tst_setuppage.moc"
