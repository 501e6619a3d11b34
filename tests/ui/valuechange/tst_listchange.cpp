// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "jobs/jobmanager.h"
#include "ui/forms/choiceseditor.h"
#include "ui/imports/importpage.h"
#include "ui/jobs/bulkpage.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"

#include <QJsonArray>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTemporaryDir>

namespace tst_listchange {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using enum catalogue::OperationId;

// Tests adding values to lists of the contacts of a file without an offline copy.
class TestListChange final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto interests = "intereses"_L1;

    // Provides the English plural forms.
    WindowLanguage m_language;
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return host().workspace().jobManager();
    }
    void start(int requestsPerMinute = 0)
    {
        m_fixture.reset();
        auto profile = support::PageFixture::profile(support::PageFixture::Guard::Free);
        profile.requestsPerMinute = requestsPerMinute;
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0, .speed = 10}, profile);
        patch(u"ann@example.org"_s, {u"escalada"_s});
        patch(u"bob@example.org"_s, {u"escalada"_s, u"correr"_s});
        auto &fields = host().account().contactFields();
        fields.need();
        QTRY_COMPARE(fields.state(), account::AccountFields::State::Ready);
    }
    void patch(const QString &email, const QJsonArray &values)
    {
        const auto done = support::sendAndWait(host(),
                                               {.operation = PatchContactByEmail,
                                                .values = {email},
                                                .body = QJsonObject{{interests, values}}});
        QVERIFY(done);
    }
    [[nodiscard]] QJsonArray interestsOf(const QString &email)
    {
        return support::replyTo(host(), {.operation = GetContactByEmail, .values = {email}})
            .value(interests)
            .toArray();
    }
    QWidget *bulkColumns(const QString &table)
    {
        auto *page = host().show(new ui::jobs::BulkPage(
            host(), {u"bulk"_s, {QString(catalogue::operation(PatchContactByEmail).name)}}));
        page->paste(table);
        (void)QTest::qWaitFor([&] { return page->draft().table() != nullptr; });
        page->goTo(2);
        return page;
    }
    QWidget *importColumns(const QString &table)
    {
        QFile file(m_folder.filePath(u"leads.csv"_s));
        if (!file.open(QIODevice::WriteOnly))
            return nullptr;
        file.write(table.toUtf8());
        file.close();
        auto *page = host().show(new ui::imports::ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(file.fileName());
        (void)QTest::qWaitFor([&] { return page->settled() && page->draft().table(); });
        page->goTo(2);
        return page;
    }
    // Chooses the list of interests and asks to add values to it.
    void askForChange(QWidget *page)
    {
        auto *button = page->findChild<QAbstractButton *>(u"addConstant"_s);
        QVERIFY(button);
        QTRY_VERIFY(button->isVisible() && button->isEnabled());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(host().dialog());
        auto *field = host().find<QComboBox>(u"constantField"_s);
        field->setCurrentIndex(field->findData(QString(interests)));
        host().click(u"changeLists"_s);
        QTRY_VERIFY(host().find<QLabel>(u"loadWords"_s));
    }
    // The texts are empty once the dialog is closed.
    [[nodiscard]] QString words()
    {
        const auto *label = host().find<QLabel>(u"loadWords"_s);
        return label ? label->text() : QString();
    }
    [[nodiscard]] QString list()
    {
        const auto *lines = host().find<QPlainTextEdit>(u"loadList"_s);
        return lines ? lines->toPlainText() : QString();
    }
    void add(const QString &value)
    {
        QTRY_VERIFY(host().find<forms::ChoicesEditor>({}));
        auto *editor = host().find<forms::ChoicesEditor>({});
        editor->setValue(QJsonArray{value});
        Q_EMIT editor->edited();
    }
    [[nodiscard]] QStringList previewed()
    {
        const auto *model = host().find<TableView>(u"changePreview"_s)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, 2).data().toString());
        texts.sort();
        return texts;
    }
    // Sends the values and waits until the job has ended. Returns its ID.
    QString sent()
    {
        host().click(u"setValues"_s);
        QString id;
        (void)QTest::qWaitFor(
            [&] {
                const auto &jobs = jobManager().jobs();
                const auto ended = std::ranges::find_if(jobs, [](const auto &job) {
                    return job.head.state == journal::JobState::Done;
                });
                if (ended != jobs.end())
                    id = ended->id;
                return !id.isEmpty() && !jobManager().runOf(id);
            },
            30'000);
        return id;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        start();
    }
    void cleanup() { m_fixture.reset(); }

    void valuesAreAddedAfterLookups_data()
    {
        QTest::addColumn<bool>("import");
        QTest::newRow("bulk job") << false;
        QTest::newRow("import") << true;
    }
    void valuesAreAddedAfterLookups()
    {
        QFETCH(const bool, import);
        // A contact may have several rows, and contacts that do not exist are listed.
        const auto table = u"Email,Nombre\nann@example.org,Ann\nbob@example.org,Bob\n"
                           "zoe@example.org,Zoe\nann@example.org,Ann\n"_s;
        askForChange(import ? importColumns(table) : bulkColumns(table));
        QVERIFY2(words().contains(u"3 requests"_s), qPrintable(words()));
        const auto read = host().received(GetContactByEmail);
        const auto patched = host().received(PatchContactByEmail);
        host().click(u"loadContacts"_s);
        QTRY_VERIFY2(words().startsWith(u"1 contact does not exist"_s), qPrintable(words()));
        QCOMPARE(list(), u"Row 4: zoe@example.org"_s);
        QCOMPARE(host().received(GetContactByEmail), read + 3);
        host().click(u"loadContacts"_s);
        // The list and the kind of change are chosen already.
        QTRY_VERIFY(host().find<QComboBox>(u"assignField0"_s));
        QCOMPARE(host().find<QComboBox>(u"assignField0"_s)->currentData().toString(), interests);
        QCOMPARE(host().find<QComboBox>(u"assignMode0"_s)->currentText(), u"Add"_s);
        add(u"correr"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 1"_s);
        QCOMPARE(host().find<QAbstractButton>(u"changePart2"_s)->text(), u"Unchanged 1"_s);
        QTRY_VERIFY2(previewed().join(u'\n').contains(u" → "_s),
                     qPrintable(previewed().join(u'\n')));
        QCOMPARE(host().received(PatchContactByEmail), patched);
        const auto id = sent();
        QVERIFY(!id.isEmpty());
        const QJsonArray both{u"escalada"_s, u"correr"_s};
        QCOMPARE(interestsOf(u"ann@example.org"_s), both);
        QCOMPARE(interestsOf(u"bob@example.org"_s), both);
        QVERIFY(interestsOf(u"zoe@example.org"_s).isEmpty());
        QCOMPARE(host().received(PatchContactByEmail), patched + 1);
        jobManager().undo(id, host().account().contactFields().definitions());
        QTRY_COMPARE_WITH_TIMEOUT(interestsOf(u"ann@example.org"_s), QJsonArray{u"escalada"_s},
                                  20'000);
    }

    // An unknown value would be overwritten.
    void nothingIsSentIfALookupFails()
    {
        askForChange(bulkColumns(u"email\nann@example.org\nbob@example.org\n"_s));
        const auto patched = host().received(PatchContactByEmail);
        host().service().faults().add({.aim = practice::Aim::Operation,
                                       .operation = GetContactByEmail,
                                       .fault = practice::Fault::Status,
                                       .value = u"400"_s,
                                       .first = 2,
                                       .last = 2});
        host().click(u"loadContacts"_s);
        QTRY_VERIFY2(words().startsWith(u"Couldn't load the current values of 1 contact."_s),
                     qPrintable(words()));
        QVERIFY2(words().contains(u"Nothing was sent."_s), qPrintable(words()));
        QVERIFY2(list().startsWith(u"Row "_s) && list().contains(u"@example.org. "_s),
                 qPrintable(list()));
        QVERIFY(!host().find<QComboBox>(u"assignField0"_s));
        // Only the contact with the failed lookup is looked up again.
        const auto read = host().received(GetContactByEmail);
        host().click(u"loadContacts"_s);
        QTRY_VERIFY(host().find<QComboBox>(u"assignField0"_s));
        QCOMPARE(host().received(GetContactByEmail), read + 1);
        QCOMPARE(host().received(PatchContactByEmail), patched);
    }

    void lookupsAreCancelled()
    {
        start(20);
        QString table = u"email\n"_s;
        for (int at = 0; at < 100; ++at)
            table += u"person%1@example.org\n"_s.arg(at);
        askForChange(bulkColumns(table));
        QVERIFY2(words().contains(u"100 requests, "_s), qPrintable(words()));
        const auto read = host().received(GetContactByEmail);
        host().click(u"loadContacts"_s);
        QTRY_VERIFY(host().received(GetContactByEmail) > read);
        QTRY_VERIFY2(words().startsWith(u"Looking up: "_s), qPrintable(words()));
        QTest::keyClick(host().dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QVERIFY(host().received(GetContactByEmail) < read + 100);
        QVERIFY(jobManager().jobs().empty());
    }
};

STOREDESK_TEST(TestListChange)

} // namespace tst_listchange

#include "tst_listchange.moc"
