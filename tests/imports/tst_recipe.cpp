// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "imports/bulkrecipe.h"
#include "imports/importforecast.h"
#include "imports/recipeshelf.h"
#include "schedules/exportrecipe.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_recipe {

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ImportDraft;
using imports::Recipe;
using support::ImportFixture;

// Saves an import as a recipe and repeats it with another file.
class TestRecipe final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] std::unique_ptr<ImportDraft> read(const QByteArray &bytes, const Recipe *recipe)
    {
        QFile file(m_folder->filePath(u"file%1.csv"_s.arg(++m_files)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        file.close();
        auto draft = std::make_unique<ImportDraft>(
            m_clock, ImportDraft::Places{.temporary = m_folder->path(), .memory = {}});
        if (recipe)
            recipe->prepare(*draft);
        draft->openFile(file.fileName());
        (void)ImportFixture::until([&] { return draft->state() == ImportDraft::State::Read; });
        if (recipe)
            recipe->applyTo(*draft);
        else
            draft->check();
        (void)ImportFixture::until([&] { return draft->state() == ImportDraft::State::Checked; });
        return draft;
    }

    // Returns the guards of the recipe that the draft violates.
    [[nodiscard]] static QStringList broken(const Recipe &recipe, const ImportDraft &draft,
                                            std::optional<qint64> erased = {})
    {
        return imports::brokenGuards(recipe.guards, draft, &recipe.matching, erased);
    }

    support::FastClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    int m_files = 0;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aRecipeDoesTheSameToAnotherFile()
    {
        const auto first = read("correo;movil;club\na@example.com;651 234 567;oro\n", nullptr);
        auto settings = first->settings();
        settings.phonePrefix = u"34"_s;
        settings.policy = importcheck::Policy::FillEmpty;
        first->setSettings(settings);
        first->setTarget(2, u"_newsletterSubscriptionStatus"_s);
        QTRY_VERIFY(first->matching().uncounted().empty());
        first->setOption(2, u"oro"_s, u"subscribed"_s);
        first->check();
        QTRY_COMPARE(first->state(), ImportDraft::State::Checked);
        QCOMPARE(first->result().faulty, 1);
        first->apply(first->result().groups.front().repairs.front());
        QTRY_COMPARE(first->state(), ImportDraft::State::Checked);
        QCOMPARE(first->result().faulty, 0);
        const auto recipe = Recipe::of(*first, u"Leads"_s);
        const auto bytes = recipe.toJson();
        const auto again = Recipe::fromJson(bytes);
        QVERIFY(again);
        QCOMPARE(*again, recipe);
        // The recipe contains no personal data from the file.
        QVERIFY(!bytes.contains("example.com"));
        const auto second =
            read("club;correo;movil\noro;b@example.com;0034 699 112 233\n", &*again);
        QCOMPARE(second->settings().policy, importcheck::Policy::FillEmpty);
        QCOMPARE(second->result().faulty, 0);
        QCOMPARE(second->result().good, 1);
        QCOMPARE(second->columns()[0].target, u"_newsletterSubscriptionStatus"_s);
        QVERIFY(broken(*again, *second).isEmpty());
    }

    void guardsStopUnusualRuns()
    {
        const auto first = read("correo;puntos\na@example.com;1\nb@example.com;2\n", nullptr);
        auto recipe = Recipe::of(*first, u"Leads"_s);
        recipe.guards = {.fewestRows = 2, .mostRows = 3, .mostRejects = 30};
        QCOMPARE(*Recipe::fromJson(recipe.toJson()), recipe);
        QVERIFY(broken(recipe, *first).isEmpty());
        const auto few = read("correo;puntos\na@example.com;1\n", &recipe);
        QCOMPARE(broken(recipe, *few).size(), 1);
        const auto strange =
            read("correo;puntos;nuevo\na@example.com;1;x\nb@example.com;2;y\n", &recipe);
        QCOMPARE(broken(recipe, *strange).size(), 1);
        const auto bad = read("correo;puntos\na@example.com;x\nb@example.com;2\n", &recipe);
        QCOMPARE(broken(recipe, *bad).size(), 1);
        recipe.guards.mostBlanked = 5;
        // The limit is exceeded as long as the number of blanked values is unknown.
        QCOMPARE(broken(recipe, *first).size(), 1);
        QVERIFY(broken(recipe, *first, 5).isEmpty());
        QCOMPARE(broken(recipe, *first, 6).size(), 1);
    }

    // Blank cells may erase values that are unknown without a comparison.
    void erasedValuesAreCounted()
    {
        using imports::erasedValues;
        QCOMPARE(erasedValues(*read("correo;nombre\na@example.com;Ana\n", nullptr), nullptr), 0);
        auto draft = read("correo;nombre;puntos\na@example.com;;\nb@example.com;;2\n", nullptr);
        QCOMPARE(erasedValues(*draft, nullptr), std::nullopt);
        const auto compared = [&](const QByteArray &known) {
            const auto path = m_folder->filePath(u"known.csv"_s);
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(known) != known.size())
                qFatal("No room for a test file.");
            file.close();
            imports::ImportForecast forecast(m_clock);
            forecast.start(*draft, path);
            (void)ImportFixture::until([&] { return !forecast.isRunning(); });
            return erasedValues(*draft, forecast.prediction());
        };
        QCOMPARE(compared("id,_email,_name,_points\n1,a@example.com,Ana,\n"), 1);
        // A field that the table lacks counts with its blank cells.
        QCOMPARE(compared("id,_email,_name\n1,a@example.com,Ana\n"), 2);
        // So do the blank cells of a row whose external ID the table lacks.
        draft = read("correo;nombre;puntos;_externalId\na@example.com;;;A\nb@example.com;;;B\n",
                     nullptr);
        QCOMPARE(compared("id,_email,_name,_points\n1,a@example.com,Ana,\n"), 3);
        QCOMPARE(compared("id,_email,_name\n1,a@example.com,Ana\n"), 4);
        QCOMPARE(compared("id,_email,_name,_points,_externalId\n1,a@example.com,Ana,,A\n"), 1);
        auto settings = draft->settings();
        settings.policy = importcheck::Policy::FillEmpty;
        draft->setSettings(settings);
        QCOMPARE(erasedValues(*draft, nullptr), 0);
    }

    void filesThatAreNotRecipesAreReported()
    {
        for (const QByteArray bytes :
             {"", "[]", "{\"format\":\"other\"}",
              "{\"format\":\"storedesk-import\",\"version\":99,\"import\":\"contacts\","
              "\"existing\":\"fill\"}"})
            QVERIFY2(!Recipe::fromJson(bytes), bytes.constData());
    }

    // A setting that cannot be parsed is never ignored.
    void aMemberThatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *member, const QString &named) {
            QTest::newRow(member) << QByteArray(member) << named;
        };
        row(R"("garuds":{"mostRows":5})", u"garuds"_s);
        row(R"("Guards":{"mostRows":5})", u"Guards"_s);
        row(R"("guards":[])", u"guards"_s);
        row(R"("guards":{"mostRow":5})", u"guards.mostRow"_s);
        row(R"("guards":{"mostRows":"5"})", u"guards.mostRows"_s);
        row(R"("guards":{"mostRows":5.5})", u"guards.mostRows"_s);
        row(R"("guards":{"mostRows":-5})", u"guards.mostRows"_s);
        row(R"("guards":{"fewestRows":true})", u"guards.fewestRows"_s);
        row(R"("guards":{"unknownColumns":"no"})", u"guards.unknownColumns"_s);
        row(R"("guards":{"mostRejectsPercent":"10%"})", u"guards.mostRejectsPercent"_s);
        row(R"("guards":{"mostRejectsPercent":1000})", u"guards.mostRejectsPercent"_s);
        row(R"("guards":{"mostBlanked":[0]})", u"guards.mostBlanked"_s);
        row(R"("holdBack":"no")", u"holdBack"_s);
        row(R"("holdback":false)", u"holdback"_s);
        row(R"("prefix":34)", u"prefix"_s);
        row(R"("couponSet":12)", u"couponSet"_s);
        row(R"("matching":[])", u"matching"_s);
        row(R"("matching":{"column":{}})", u"matching.column"_s);
        row(R"("matching":{"columns":{"c1":1}})", u"matching.columns.c1"_s);
        row(R"("matching":{"texts":{"c1":"x"}})", u"matching.texts.c1"_s);
        row(R"("matching":{"texts":{"c1":{"x":1}}})", u"matching.texts.c1.x"_s);
        row(R"("repairs":{})", u"repairs"_s);
        row(R"("repairs":["trim"])", u"repairs[0]"_s);
        row(R"("repairs":[{"do":"explode","fault":"any"}])", u"repairs[0].do"_s);
        row(R"("repairs":[{"do":"trim","fault":"any","to":"x"}])", u"repairs[0].to"_s);
        row(R"("version":"1")", u"version"_s);
    }
    void aMemberThatCannotBeReadIsNamed()
    {
        QFETCH(const QByteArray, member);
        QFETCH(const QString, named);
        const QByteArray start =
            R"({"format":"storedesk-import","import":"contacts","existing":"overwrite")";
        QVERIFY(Recipe::fromJson(start + "}"));
        const auto read = Recipe::fromJson(start + "," + member + "}");
        QVERIFY(!read);
        QVERIFY2(read.error().why.contains(u'“' + named + u'”'), qPrintable(read.error().why));
    }

    void aRecipeWithAFieldThatDoesNotExistIsStopped()
    {
        const auto recipe = Recipe::fromJson(
            R"({"format":"storedesk-import","version":1,"import":"contacts","existing":"fill",)"
            R"("matching":{"columns":{"correo":"_email","puntos":"_pionts"}}})");
        QVERIFY(recipe);
        const auto draft = read("correo;puntos\na@example.com;1\n", &*recipe);
        QCOMPARE(broken(*recipe, *draft).size(), 1);
        QVERIFY(broken(*recipe, *draft).front().contains(u"_pionts"_s));
    }

    // A bulk job is repeated with a table whose columns are in another order.
    void aBulkJobAndAnExportHaveRecipes()
    {
        const Recipe bulk{.name = u"Points"_s,
                          .kind = imports::RecipeKind::Bulk,
                          .job = {.operation = catalogue::OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{.column = 2, .key = u"_points"_s}},
                                  .constants = {{.key = u"_source"_s, .text = u"Fair"_s}},
                                  .blank = jobs::BulkPlan::Blank::Clear},
                          .columns = {u"email"_s, u"note"_s, u"points"_s}};
        const auto again = Recipe::fromJson(bulk.toJson());
        QVERIFY2(again, qPrintable(again ? QString() : again.error().why));
        QCOMPARE(*again, bulk);
        const auto job = imports::jobFor(*again, {u"Points"_s, u"new"_s, u"Email"_s});
        QVERIFY(job);
        QCOMPARE(job->keyColumn, 2);
        QCOMPARE(job->targets.front().column, 0);
        QCOMPARE(job->constants, bulk.job.constants);
        const auto lacking = imports::jobFor(*again, {u"email"_s, u"note"_s});
        QVERIFY(!lacking && lacking.error().what.contains(u"points"_s));

        auto edited = bulk.toJson();
        QVERIFY(Recipe::fromJson(edited));
        edited.replace("\"clearsBlanks\": true", "\"clearsBlank\": true");
        const auto refused = Recipe::fromJson(edited);
        QVERIFY(!refused && refused.error().why.contains(u"“job”"_s));

        const auto exported = schedules::exportRecipe(
            {.kind = u"contacts"_s,
             .body = {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
             .output = u"/tmp/a.csv"_s},
            u"Everybody"_s);
        const auto read = Recipe::fromJson(exported.toJson());
        QVERIFY(read);
        QCOMPARE(*read, exported);
        const auto settings = schedules::exportSettingsOf(*read);
        QVERIFY(settings && settings->output.isEmpty());
        QCOMPARE(settings->type, u"contacts"_s);
        auto other = *read;
        other.ownSettings.insert(u"type"_s, u"people"_s);
        QVERIFY(!schedules::exportSettingsOf(other));
    }

    void aRecipeOfAnotherKindIsRefused()
    {
        const QTemporaryDir folder;
        const imports::RecipeShelf shelf(folder.path());
        const auto kept = shelf.keep({.name = u"Export"_s, .kind = imports::RecipeKind::Export});
        QVERIFY(kept);
        QVERIFY(imports::readRecipe(kept->path));
        const auto refused = imports::readRecipe(kept->path, imports::RecipeKind::Import);
        QVERIFY(!refused && refused.error().why.contains(u"export"_s));
        QVERIFY(shelf.all(imports::RecipeKind::Import).isEmpty());
        QCOMPARE(shelf.all(imports::RecipeKind::Export).size(), 1);
    }

    void aTemplateHasEveryField()
    {
        QCOMPARE(imports::templateOf(importcheck::ImportKind::Coupons, {}), "code\n");
        QVERIFY(imports::templateOf(importcheck::ImportKind::Contacts,
                                    {QJsonObject{{u"id"_s, u"talla"_s}, {u"type"_s, u"text"_s}}})
                    .endsWith(",talla\n"));
    }
};

STOREDESK_TEST(TestRecipe)

} // namespace tst_recipe

#include "tst_recipe.moc"
