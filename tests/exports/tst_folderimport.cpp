// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportfixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/importresult.h"
#include "imports/recipeshelf.h"
#include "importundo/importundo.h"
#include "schedules/importwork.h"
#include "schedules/scheduler.h"
#include "storage/contactmirrorfolder.h"

#include <QDir>

namespace tst_folderimport {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::ImportKind;
using importcheck::Policy;
using imports::ImportUndo;
using schedules::RunResult;
using support::ExportFixture;
using Every = schedules::Rhythm::Every;
using State = RunResult::State;
using Id = catalogue::OperationId;

// Tests that imports from a watched folder are compared with the existing records before they are
// sent: they can be undone, and they erase values only if their recipe allows it.
class TestFolderImport final : public QObject
{
    Q_OBJECT

public:
    // The table with which an import is compared.
    enum class Source { None, Export, CopyWithoutIds };
    Q_ENUM(Source)

private:
    std::optional<ExportFixture> m_fixture;

    [[nodiscard]] schedules::Scheduler &scheduler() { return m_fixture->workspace().scheduler(); }
    [[nodiscard]] QDir inbox() const { return QDir(m_fixture->path(u"inbox"_s)); }

    void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        QVERIFY(file.flush());
        // A file that was changed recently may still be being written.
        QVERIFY(file.setFileTime(m_fixture->clock().now().addSecs(-600),
                                 QFileDevice::FileModificationTime));
    }
    void name(const QString &email, const QString &name)
    {
        QVERIFY(support::sendAndWait(*m_fixture,
                                     {.operation = Id::PatchContactByEmail,
                                      .values = {email},
                                      .body = QJsonObject{{u"_name"_s, name}}}));
    }
    [[nodiscard]] QJsonObject contact(const QString &email)
    {
        return support::replyTo(*m_fixture,
                                {.operation = Id::GetContactByEmail, .values = {email}});
    }
    void exportContacts()
    {
        const auto plan =
            exports::planOf(u"contacts"_s, {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                            m_fixture->today());
        QVERIFY(plan);
        QVERIFY(!m_fixture->keptOf(m_fixture->begin(*plan)).path.isEmpty());
    }
    // Creates the offline copy from this table.
    void copy(const QByteArray &table, const QDateTime &asked)
    {
        const auto path = m_fixture->path(u"copy.csv"_s);
        write(path, table);
        const storage::ContactMirrorFolder folder(m_fixture->account().folder());
        QVERIFY(folder.turnOn());
        QVERIFY(folder.take({.table = path, .asked = asked}, u"job"_s, [] { return false; })
                    .value_or(false));
    }

    // Imports a file that arrives in the folder.
    void import(const imports::Recipe &recipe, const QByteArray &table)
    {
        QVERIFY(inbox().mkpath(u"."_s));
        write(inbox().filePath(u"crm.csv"_s), table);
        const auto stored = imports::RecipeShelf(m_fixture->account().folder()).keep(recipe);
        QVERIFY(stored);
        const schedules::FolderImportSettings settings{.folder = inbox().absolutePath(),
                                                       .recipe = stored->path};
        scheduler().keep({.id = u"crm"_s,
                          .kind = u"import"_s,
                          .settings = settings.toJson(),
                          .rhythm = {.every = Every::File},
                          .handled = m_fixture->clock().now()});
        scheduler().runNow(u"crm"_s);
    }
    [[nodiscard]] static imports::Recipe recipeOf(Policy policy,
                                                  std::optional<qint64> mostBlanked = {})
    {
        imports::Recipe recipe{.name = u"CRM"_s, .guards = {.mostBlanked = mostBlanked}};
        recipe.settings.policy = policy;
        recipe.matching.targets = {{u"email"_s, u"_email"_s}, {u"name"_s, u"_name"_s}};
        return recipe;
    }
    [[nodiscard]] const schedules::ScheduleRun *lastRun()
    {
        const auto *schedule = scheduler().find(u"crm"_s);
        return schedule ? schedule->lastRun() : nullptr;
    }
    [[nodiscard]] bool reaches(State state)
    {
        const bool reached = ExportFixture::until([&] {
            const auto *run = lastRun();
            return run && run->result.state == state;
        });
        if (!reached && scheduler().find(u"crm"_s))
            qInfo().noquote() << QJsonDocument(scheduler().find(u"crm"_s)->toJson()).toJson();
        return reached;
    }
    [[nodiscard]] imports::ImportResult result()
    {
        const auto &folder = m_fixture->jobManager().folder();
        const auto id = lastRun()->id;
        const auto journal = journal::Journal::openAgain(folder.pathOf(id), m_fixture->clock());
        return imports::resultOf(**journal, folder.filesOf(id)).value();
    }
    void undo()
    {
        ImportUndo undo(m_fixture->account(), m_fixture->jobManager(), lastRun()->id);
        undo.start();
        QVERIFY(ExportFixture::until([&] { return undo.state() == ImportUndo::State::Asking; }));
        undo.compare();
        QVERIFY(ExportFixture::until([&] { return undo.state() == ImportUndo::State::Ready; }));
        undo.run(true);
        QVERIFY(ExportFixture::until([&] { return undo.state() == ImportUndo::State::Done; }));
        QCOMPARE(undo.outcome().couldNot, 0);
    }

    // Imports a product whose brand is blank.
    void importTea(const imports::Guards &guards)
    {
        imports::Recipe recipe{.name = u"Feed"_s, .guards = guards};
        recipe.settings.kind = ImportKind::Products;
        for (const auto &field :
             {u"productId"_s, u"name"_s, u"productDetailUrl"_s, u"unitPrice"_s, u"brand"_s})
            recipe.matching.targets.insert(field, field);
        import(recipe,
               "productId,name,productDetailUrl,unitPrice,brand\n"
               "TEA,Green tea,https://tienda.example.com/p/tea,21,\n");
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void anImportIsComparedAndCanBeUndone_data()
    {
        QTest::addColumn<bool>("isExported");
        QTest::addColumn<int>("copyAge");
        QTest::newRow("export") << true << -1;
        QTest::newRow("offline copy") << false << 0;
        QTest::newRow("export and an older offline copy") << true << 60;
        QTest::newRow("older export and offline copy") << true << 0;
    }

    // The older of the two sources has another name.
    void anImportIsComparedAndCanBeUndone()
    {
        QFETCH(const bool, isExported);
        QFETCH(const int, copyAge);
        static const QByteArray newest = "id,_email,_name\n1,ana@example.com,Ana\n";
        static const QByteArray older = "id,_email,_name\n1,ana@example.com,Older\n";
        const bool isOlder = copyAge > 0;
        const auto began = m_fixture->clock().now();
        name(u"ana@example.com"_s, isExported && copyAge == 0 ? u"Older"_s : u"Ana"_s);
        if (isExported)
            exportContacts();
        name(u"ana@example.com"_s, u"Ana"_s);
        if (copyAge >= 0)
            copy(isOlder ? older : newest,
                 isOlder ? began.addSecs(-copyAge) : m_fixture->clock().now());
        import(recipeOf(Policy::Overwrite),
               "email,name\nana@example.com,Anna\nnew@example.com,New\n");
        QVERIFY(reaches(State::Finished));
        QCOMPARE(contact(u"ana@example.com"_s)[u"_name"_s].toString(), u"Anna"_s);
        const auto imported = result();
        QVERIFY(imported.undoable);
        QVERIFY2(imported.forecastText().startsWith(u"Preview: 1 new, 1 changed, 0 unchanged."_s),
                 qPrintable(imported.forecastText()));
        QCOMPARE(imported.different.size(), 0U);
        undo();
        QCOMPARE(contact(u"ana@example.com"_s)[u"_name"_s].toString(), u"Ana"_s);
        QVERIFY(contact(u"new@example.com"_s).isEmpty());
    }

    void rowsThatTurnOutDifferentlyAreListed()
    {
        // The service rejects a row that names two contacts, which the offline copy lacks.
        for (const auto &[email, id] :
             {std::pair(u"ana@example.com"_s, u"A-1"_s), std::pair(u"bea@example.com"_s, u"B-1"_s)})
            QVERIFY(support::sendAndWait(*m_fixture,
                                         {.operation = Id::PatchContactByEmail,
                                          .values = {email},
                                          .body = QJsonObject{{u"_externalId"_s, id}}}));
        copy("id,_email,_externalId,_name\n1,old@example.com,O-1,Old\n", m_fixture->clock().now());
        auto recipe = recipeOf(Policy::Overwrite);
        recipe.matching.targets.insert(u"id"_s, u"_externalId"_s);
        import(recipe, "email,name,id\nnew@example.com,New,N-1\nana@example.com,Ana,B-1\n");
        QVERIFY(ExportFixture::until(
            [&] { return lastRun() && lastRun()->result.state != State::Running; }));
        const auto imported = result();
        QVERIFY2(imported.different.size() == 1, qPrintable(imported.forecastText()));
        QCOMPARE(imported.different.front().line, 3);
    }

    void withoutASourceContactsAreLookedUp()
    {
        name(u"ana@example.com"_s, u"Ana"_s);
        import(recipeOf(Policy::Overwrite),
               "email,name\nana@example.com,Anna\nnew@example.com,New\n");
        QVERIFY(reaches(State::Finished));
        QCOMPARE(contact(u"ana@example.com"_s)[u"_name"_s].toString(), u"Anna"_s);
        QCOMPARE(lastRun()->result.problem.what, QString());
        const auto imported = result();
        QVERIFY(imported.undoable);
        QVERIFY2(imported.forecastText().startsWith(u"Preview: 1 new, 1 changed, 0 unchanged."_s),
                 qPrintable(imported.forecastText()));
        undo();
        QCOMPARE(contact(u"ana@example.com"_s)[u"_name"_s].toString(), u"Ana"_s);
        QVERIFY(contact(u"new@example.com"_s).isEmpty());
    }

    void aLargeImportWithoutASourceSaysThatItCannotBeUndone()
    {
        QByteArray table = "email,name\n";
        for (qint64 row = 0; row <= schedules::mostLookedUp; ++row)
            table += "guest" + QByteArray::number(row) + "@example.com,Guest\n";
        import(recipeOf(Policy::Overwrite), table);
        QVERIFY(reaches(State::Finished));
        QCOMPARE(m_fixture->ledger().received(Id::GetContactByEmail), 0);
        QVERIFY(!result().undoable);
        const auto &problem = lastRun()->result.problem;
        QVERIFY2(problem.what.contains(u"can't be undone"_s), qPrintable(problem.what));
        QVERIFY(lastRun()->result.needsAttention());
    }

    void erasedValuesAreLimited_data()
    {
        QTest::addColumn<Policy>("policy");
        QTest::addColumn<int>("limit");
        QTest::addColumn<Source>("source");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QStringList>("reasons");
        const QStringList tooMany{u"1 values would be erased, more than 0."_s};
        const QStringList usual = tooMany + QStringList{u"set a limit"_s};
        QTest::newRow("no limit") << Policy::Overwrite << -1 << Source::Export << 2 << usual;
        QTest::newRow("too low") << Policy::Overwrite << 0 << Source::Export << 2 << tooMany;
        QTest::newRow("allowed") << Policy::Overwrite << 1 << Source::Export << 2 << QStringList{};
        QTest::newRow("looked up") << Policy::Overwrite << -1 << Source::None << 2 << usual;
        QTest::newRow("too large to look up")
            << Policy::Overwrite << -1 << Source::None << int(schedules::mostLookedUp) + 1
            << QStringList{u"is unknown"_s, u"offline copy"_s};
        QTest::newRow("fill empty fields")
            << Policy::FillEmpty << -1 << Source::None << 2 << QStringList{};
        // The blank cell is in a row whose contact may be in the service.
        QTest::newRow("external IDs are unknown")
            << Policy::Overwrite << -1 << Source::CopyWithoutIds << 2 << usual;
        QTest::newRow("external IDs are unknown, allowed")
            << Policy::Overwrite << 1 << Source::CopyWithoutIds << 2 << QStringList{};
    }
    void erasedValuesAreLimited()
    {
        QFETCH(const Policy, policy);
        QFETCH(const int, limit);
        QFETCH(const Source, source);
        QFETCH(const int, rows);
        QFETCH(const QStringList, reasons);
        name(u"ana@example.com"_s, u"Ana"_s);
        if (source == Source::Export)
            exportContacts();
        else if (source == Source::CopyWithoutIds)
            copy("id,_email,_name\n1,old@example.com,Old\n", m_fixture->clock().now());
        auto recipe = recipeOf(policy, limit < 0 ? std::nullopt : std::optional<qint64>(limit));
        QByteArray table = "email,name\nana@example.com,\n";
        if (source == Source::CopyWithoutIds) {
            recipe.matching.targets.insert(u"id"_s, u"_externalId"_s);
            table = "email,name,id\nana@example.com,,A-1\n";
        }
        for (int row = 1; row < rows; ++row)
            table += "new" + QByteArray::number(row)
                + (source == Source::CopyWithoutIds ? "@example.com,New,N-1\n"
                                                    : "@example.com,New\n");
        import(recipe, table);
        QVERIFY(reaches(reasons.isEmpty() ? State::Finished : State::Stopped));
        const auto &what = lastRun()->result.problem.what;
        for (const auto &reason : reasons)
            QVERIFY2(what.contains(reason), qPrintable(what));
        QCOMPARE(what.contains(u"set a limit"_s), reasons.contains(u"set a limit"_s));
        QCOMPARE(m_fixture->applied(Id::CreateImport), reasons.isEmpty() ? 1 : 0);
        QCOMPARE(inbox().exists(u"crm.csv"_s), !reasons.isEmpty());
    }

    // Products have no export, so they are looked up.
    void productsAreLookedUp()
    {
        const auto makeTea = [&] {
            return support::replyTo(
                *m_fixture,
                {.operation = Id::PatchProductByStoreId,
                 .values = {u"TEA"_s},
                 .body = QJsonObject{{u"name"_s, u"Tea"_s},
                                     {u"productDetailUrl"_s, u"https://tienda.example.com/p/tea"_s},
                                     {u"unitPrice"_s, 19.95},
                                     {u"brand"_s, u"Hills"_s}}});
        };
        QVERIFY(!makeTea().isEmpty());
        importTea({.mostBlanked = 1});
        QVERIFY(reaches(State::Finished));
        const auto tea = [&](const QString &field) {
            return support::replyTo(*m_fixture,
                                    {.operation = Id::GetProductByStoreId, .values = {u"TEA"_s}})
                .value(field)
                .toVariant()
                .toString();
        };
        QCOMPARE(tea(u"name"_s), u"Green tea"_s);
        QVERIFY(result().undoable);
        undo();
        QCOMPARE(tea(u"name"_s), u"Tea"_s);
        QCOMPARE(tea(u"brand"_s), u"Hills"_s);
        QCOMPARE(tea(u"unitPrice"_s), u"19.95"_s);
    }

    // The schedule tries again later, because the number of erased values depends on the lookup.
    void aFailedLookupIsNotAReasonToSend()
    {
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = Id::GetProductByStoreId,
                                           .fault = practice::Fault::Status,
                                           .value = u"403"_s});
        importTea({});
        QVERIFY(reaches(State::Failed));
        QCOMPARE(m_fixture->ledger().received(Id::CreateImport), 0);
        QVERIFY(inbox().exists(u"crm.csv"_s));
    }
};

STOREDESK_TEST(TestFolderImport)

} // namespace tst_folderimport

#include "tst_folderimport.moc"
