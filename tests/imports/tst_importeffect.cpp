// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "imports/effectrowsmodel.h"
#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "imports/importresult.h"
#include "imports/mirroredrecords.h"
#include "storage/contactmirror.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>

namespace tst_importeffect {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Policy;
using importcheck::RowEffect;
using imports::EffectRowsModel;
using imports::EffectSource;
using support::ImportFixture;
using Which = EffectRowsModel::Which;

// Tests the effect of an import on single values, and its comparison with the result.
class TestImportEffect final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static importcheck::ImportSettings settingsOf(Policy policy)
    {
        importcheck::ImportSettings settings;
        settings.policy = policy;
        return settings;
    }

    [[nodiscard]] static std::shared_ptr<const EffectSource>
    effects(ImportFixture &fixture, const imports::ImportDraft &draft, const QString &known)
    {
        imports::ImportForecast forecast(fixture.clock());
        forecast.start(draft, known);
        (void)ImportFixture::until([&] { return !forecast.isRunning(); });
        return forecast.source();
    }

    // Returns the strings of a row as they are shown.
    [[nodiscard]] static QStringList shown(const EffectRowsModel &model, int row)
    {
        (void)ImportFixture::until(
            [&] { return model.index(row, 0).data(EffectRowsModel::KnownRole).toBool(); });
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column)
            texts.append(model.index(row, column).data().toString());
        return texts;
    }

    [[nodiscard]] static QByteArray file()
    {
        return "_email,_name,_points\n"
               "a@example.com,Ana,340\n"
               "new@example.com,Vera,0\n"
               "b@example.com,Bea,10\n"
               "c@example.com,,20\n"
               "new@example.com,Eva,5\n"
               "a@example.com,Anna,340\n";
    }
    [[nodiscard]] static QByteArray known()
    {
        return "id,_points,_name,_email\n1,305,Ana,a@example.com\n2,10.0,Bea,b@example.com\n"
               "3,20,Carla,c@example.com\n";
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The last rows change records that earlier rows have created or changed.
    void everyCellShowsItsCurrentAndItsNewValue()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(Policy::Overwrite));
        EffectRowsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSource(effects(fixture, *draft, fixture.write(u"known.csv"_s, known())));
        QCOMPARE(model.rowCount(), 6);
        const auto row = [&model](int number) {
            return shown(model, number).join(u'|');
        };
        QCOMPARE(row(0), u"Updated|a@example.com|Ana|305 → 340"_s);
        QCOMPARE(row(1), u"Created|new@example.com|Vera|0"_s);
        QCOMPARE(row(2), u"Unchanged|b@example.com|Bea|10"_s);
        QCOMPARE(row(3), u"Erases a value|c@example.com|Carla → empty|20"_s);
        QCOMPARE(row(4), u"Updated|new@example.com|Vera → Eva|0 → 5"_s);
        QCOMPARE(row(5), u"Updated|a@example.com|Ana → Anna|340"_s);
        QCOMPARE(model.headerData(3, Qt::Vertical).toInt(), 5);
        QVERIFY(model.index(3, 2).data(EffectRowsModel::ErasesRole).toBool());
        QVERIFY(!model.index(0, 2).data(EffectRowsModel::ChangesRole).toBool());
    }

    void theFiltersAddUp()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(Policy::Overwrite));
        EffectRowsModel model;
        model.setSource(effects(fixture, *draft, fixture.write(u"known.csv"_s, known())));
        qint64 sum = 0;
        for (int which = 1; which < static_cast<int>(Which::Count); ++which) {
            model.setWhich(static_cast<Which>(which));
            QCOMPARE(model.rowCount(), model.count(static_cast<Which>(which)));
            sum += model.rowCount();
        }
        QCOMPARE(sum, model.count(Which::All));
        model.setWhich(Which::Erasing);
        QCOMPARE(shown(model, 0).at(1), u"c@example.com"_s);
        model.setWhich(Which::All);
        QCOMPARE(model.nextChange({}).row(), 0);
        QCOMPARE(model.nextChange(model.index(0, 0)).row(), 3);
        QCOMPARE(model.nextChange(model.index(3, 0), true).row(), 0);
        QVERIFY(!model.nextChange(model.index(5, 0)).isValid());
        // Only the name and the points change.
        model.setOnlyChanges(true);
        QCOMPARE(model.columnCount(), 4);
    }

    void theOtherPoliciesKeepCurrentValues_data()
    {
        QTest::addColumn<Policy>("policy");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("fourth");
        QTest::addColumn<QString>("fifth");
        QTest::newRow("leave") << Policy::LeaveExisting << u"Unchanged|a@example.com|Ana|305"_s
                               << u"Unchanged|c@example.com|Carla|20"_s
                               << u"Updated|new@example.com|Vera → Eva|0 → 5"_s;
        QTest::newRow("fill") << Policy::FillEmpty << u"Unchanged|a@example.com|Ana|305"_s
                              << u"Unchanged|c@example.com|Carla|20"_s
                              << u"Updated|new@example.com|Vera → Eva|0 → 5"_s;
    }
    void theOtherPoliciesKeepCurrentValues()
    {
        QFETCH(const Policy, policy);
        ImportFixture fixture;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(policy));
        EffectRowsModel model;
        model.setSource(effects(fixture, *draft, fixture.write(u"known.csv"_s, known())));
        QTEST(shown(model, 0).join(u'|'), "first");
        QTEST(shown(model, 3).join(u'|'), "fourth");
        QTEST(shown(model, 4).join(u'|'), "fifth");
    }

    // The stored table does not know that one ID belongs to another contact, and knows one that was
    // deleted since.
    void rowsThatComeOutDifferentlyAreListed()
    {
        ImportFixture fixture;
        (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"taken@example.com"_s},
                              .body = QJsonObject{{u"_externalId"_s, u"T-1"_s}}});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s,
                                                         "_email,_externalId,_name\n"
                                                         "first@example.com,T-1,Ana\n"
                                                         "second@example.com,N-2,Bea\n"
                                                         "third@example.com,N-3,Carla\n"),
                                           settingsOf(Policy::Overwrite));
        const auto source =
            effects(fixture, *draft,
                    fixture.write(u"known.csv"_s,
                                  "_email,_externalId,_name\nsecond@example.com,OLD,Bea\n"));
        QVERIFY(source);
        (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"first@example.com"_s},
                              .body = QJsonObject{{u"_externalId"_s, u"F-1"_s}}});
        QCOMPARE(source->prediction.effects[1], RowEffect::Create);
        QCOMPARE(source->prediction.effects[2], RowEffect::Rejected);
        imports::ImportLaunch launch(fixture.jobManager());
        QString id;
        QObject::connect(&launch, &imports::ImportLaunch::begun, &launch,
                         [&id](const QString &begun) { id = begun; });
        launch.start(*draft, source);
        QVERIFY(ImportFixture::until([&] { return !id.isEmpty(); }));
        QVERIFY(fixture.ends(id));
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        const auto result = imports::resultOf(**journal, fixture.jobManager().folder().filesOf(id));
        QVERIFY(result);
        QStringList rows;
        for (const auto &row : result->different)
            rows.append(u"%1 %2 %3"_s.arg(row.line).arg(imports::effectText(row.foreseen, false),
                                                        imports::resultText(row.result)));
        QCOMPARE(rows.join(u"; "_s), u"2 Created Rejected; 3 Rejected Imported"_s);
        QVERIFY(!result->different.front().reason.isEmpty());
    }

    void anImportWithoutForecastHasNoDifferences()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(Policy::Overwrite));
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        const auto result = imports::resultOf(**journal, fixture.jobManager().folder().filesOf(id));
        QVERIFY(result && result->different.empty());
    }

    // Fields that the offline copy does not have are left out, so that they count as unknown.
    void theOfflineCopyIsATableOfExistingRecords()
    {
        ImportFixture fixture;
        const auto copy = fixture.path(u"copy.sqlite"_s);
        const auto made = storage::ContactMirror::make(
            copy,
            {.table = fixture.write(u"all.csv"_s, known()),
             .asked = QDateTime(QDate(2026, 11, 18), QTime(8, 0), QTimeZone::utc())},
            [](QByteArrayView) { return false; }, [] { return false; });
        QVERIFY(made);
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(Policy::Overwrite));
        imports::MirroredRecords mirrored(fixture.clock());
        mirrored.start(*draft, copy);
        QVERIFY(ImportFixture::until([&] { return !mirrored.isRunning(); }));
        QVERIFY2(mirrored.problem().what.isEmpty(), qPrintable(mirrored.problem().why));
        QCOMPARE(mirrored.asked(), QDateTime(QDate(2026, 11, 18), QTime(8, 0), QTimeZone::utc()));
        const auto source = effects(fixture, *draft, mirrored.path());
        QVERIFY(source);
        QCOMPARE(source->prediction.count(RowEffect::Create), 1);
        QCOMPARE(source->prediction.count(RowEffect::Update), 4);
        QCOMPARE(source->prediction.erasing, std::vector<quint32>({4}));
        const auto path = mirrored.path();
        mirrored.stop();
        QVERIFY(!QFile::exists(path));
    }

    // Contacts that were created since the export are looked up, and only those.
    void onlyTheMissingRecordsAreLookedUp()
    {
        ImportFixture fixture;
        (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"new@example.com"_s},
                              .body = QJsonObject{{u"_name"_s, u"Vera"_s}}});
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, file()), settingsOf(Policy::Overwrite));
        const auto table = fixture.write(u"known.csv"_s, known());
        const auto before = effects(fixture, *draft, table);
        const auto asked = fixture.ledger().received(ImportFixture::Id::GetContactByEmail);
        imports::ExistingRecords records(fixture.account().session(), fixture.clock());
        records.startWithRest(*draft, before->prediction.rowsOf(RowEffect::Create), table);
        QVERIFY(ImportFixture::until(
            [&] { return !records.isRunning() && !records.path().isEmpty(); }));
        QCOMPARE(fixture.ledger().received(ImportFixture::Id::GetContactByEmail), asked + 1);
        const auto after = effects(fixture, *draft, records.path());
        QVERIFY(after);
        QCOMPARE(after->prediction.count(RowEffect::Create), 0);
        QCOMPARE(after->prediction.count(RowEffect::Update), 4);
        QCOMPARE(after->prediction.count(RowEffect::Unchanged), 2);
    }
};

STOREDESK_TEST(TestImportEffect)

} // namespace tst_importeffect

#include "tst_importeffect.moc"
