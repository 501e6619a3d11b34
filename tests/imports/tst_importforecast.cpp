// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/exportedcontacts.h"

#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "imports/importresult.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_importforecast {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Policy;
using importcheck::RowEffect;
using imports::ImportDraft;
using imports::ImportForecast;
using support::ImportFixture;

// Compares the predicted effects of an import with the actual ones.
class TestImportForecast final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::optional<importcheck::Prediction>
    forecast(ImportFixture &fixture, const ImportDraft &draft, const QString &known)
    {
        ImportForecast forecast(fixture.clock());
        forecast.start(draft, known);
        (void)ImportFixture::until([&] { return !forecast.isRunning(); });
        const auto *prediction = forecast.prediction();
        return prediction ? std::optional(*prediction) : std::nullopt;
    }

    // A row in the file with the key of its record.
    struct Row
    {
        QByteArray email;
        QByteArrayList cells;
        // Whether an earlier row already creates the record.
        bool repeated = false;
    };

    // Returns rows of every kind: existing contacts that stay unchanged, are changed, are blanked
    // or have conflicting ids, and new contacts, some of which appear twice.
    [[nodiscard]] static std::vector<Row> rowsFor(const support::ExportedContacts &before)
    {
        std::vector<Row> rows;
        auto emails = before.keys();
        std::ranges::sort(emails);
        for (int at = 0; at < emails.size(); ++at) {
            const auto &contact = before[emails[at]];
            const auto number = QByteArray::number(at);
            if (emails[at].isEmpty())
                continue;
            auto id = contact["_externalId"];
            auto name = contact["_name"];
            auto birth = contact["_birthdate"].left(10);
            auto points = contact["_points"];
            auto size = contact["talla"];
            if (at % 3 == 0)
                name = at % 2 == 0 ? QByteArray() : "Nuevo " + name;
            if (at % 7 == 0)
                birth = "1980-01-0" + QByteArray::number(at % 9 + 1);
            if (at % 11 == 0)
                points = number;
            if (at % 13 == 0)
                size = at % 2 == 0 ? "l" : "";
            if (id.isEmpty() && at % 17 == 0)
                id = "FIRST-" + number;
            else if (!id.isEmpty() && at % 2 == 0)
                id = "OTHER-" + number;
            rows.push_back({emails[at],
                            {emails[at], id, '"' + name + '"', '"' + contact["_surname"] + '"',
                             birth, points, size}});
            const auto made = "nuevo" + number + "@example.com";
            rows.push_back({made, {made, {}, "Ana", "Ruiz", "1990-05-31", number, "m"}});
            if (at % 5 > 1)
                rows.push_back({made, {made, {}, "Eva", "Sanz", "1991-06-30", number, "l"}, true});
            if (at % 5 == 0)
                rows.push_back({"id" + made, {"id" + made, "ID-" + number, "Leo", {}, {}, {}, {}}});
        }
        return rows;
    }

    [[nodiscard]] static RowEffect effectOf(const Row &row, bool refused,
                                            const support::ExportedContacts &before,
                                            const support::ExportedContacts &after)
    {
        if (refused)
            return RowEffect::Rejected;
        if (row.repeated)
            return after[row.email]["_name"] == "Eva" ? RowEffect::Update : RowEffect::NotSent;
        if (!before.contains(row.email))
            return after.contains(row.email) ? RowEffect::Create : RowEffect::NotSent;
        for (const auto *field :
             {"_externalId", "_name", "_surname", "_birthdate", "_points", "talla"}) {
            if (before[row.email][field] != after[row.email][field])
                return RowEffect::Update;
        }
        return RowEffect::Unchanged;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void predictionAndRealityAgree_data()
    {
        QTest::addColumn<Policy>("policy");
        QTest::addColumn<int>("contacts");
        QTest::newRow("leave") << Policy::LeaveExisting << 600;
        QTest::newRow("overwrite") << Policy::Overwrite << 3'600;
        QTest::newRow("fill") << Policy::FillEmpty << 600;
    }
    void predictionAndRealityAgree()
    {
        QFETCH(const Policy, policy);
        QFETCH(const int, contacts);
        ImportFixture fixture({.contacts = contacts, .requestsPerMinute = 0, .speed = 100});
        for (int number = 0; number < 100; ++number)
            (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                                  .values = {u"ext%1@example.com"_s.arg(number)},
                                  .body = QJsonObject{{u"_externalId"_s, u"E%1"_s.arg(number)}}});
        const auto path = support::exportContacts(fixture, u"before.csv"_s);
        const auto before = support::contactsIn(path);
        QVERIFY(before.size() > contacts * 4 / 5);
        const auto rows = rowsFor(before);
        QVERIFY2(int(rows.size()) >= contacts * 14 / 5, qPrintable(QString::number(rows.size())));
        QByteArray bytes = "_email,_externalId,_name,_surname,_birthdate,_points,talla\n";
        for (const auto &row : rows)
            bytes += row.cells.join(',') + '\n';
        importcheck::ImportSettings settings;
        settings.policy = policy;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, bytes), settings);
        QCOMPARE(draft->result().faulty, 0);
        const auto prediction = forecast(fixture, *draft, path);
        QVERIFY(prediction);
        QVERIFY(prediction->count(RowEffect::Create) > contacts * 4 / 5);
        QVERIFY(prediction->count(RowEffect::Rejected) > 10);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        const auto result = imports::resultOf(**journal, fixture.jobManager().folder().filesOf(id));
        QVERIFY(result);
        QSet<qint64> refused;
        for (const auto &row : result->refused)
            refused.insert(row.row);
        const auto after = support::contactsIn(support::exportContacts(fixture, u"after.csv"_s));
        int wrong = 0;
        for (std::size_t row = 1; row <= rows.size(); ++row) {
            const auto real = effectOf(rows[row - 1], refused.contains(qint64(row)), before, after);
            if (prediction->effects[row] != real && ++wrong < 5)
                qInfo("%s: %d, was %d", rows[row - 1].cells.join(',').constData(),
                      int(prediction->effects[row]), int(real));
        }
        QVERIFY2(wrong * 100 <= int(rows.size()),
                 qPrintable(u"%1 of %2"_s.arg(wrong).arg(rows.size())));
    }

    // Products are looked up, because they cannot be exported.
    void productsAreForeseenByLookUps()
    {
        ImportFixture fixture;
        for (int number = 1; number <= 40; ++number)
            (void)fixture.record(
                {.operation = ImportFixture::Id::PatchProductByStoreId,
                 .values = {u"T%1"_s.arg(number)},
                 .body = QJsonObject{{u"name"_s, u"Teapot"_s},
                                     {u"productDetailUrl"_s, u"https://tienda.example.com/t"_s},
                                     {u"unitPrice"_s, number + 0.5},
                                     {u"tags"_s, QJsonArray{u"a"_s, u"b"_s}}}});
        QByteArray bytes = "productId,name,productDetailUrl,unitPrice,tags\n";
        for (int number = 1; number <= 60; ++number)
            bytes += "T" + QByteArray::number(number) + ",Teapot,https://tienda.example.com/t,"
                + QByteArray::number(number) + (number % 2 == 0 ? ".50" : ".75") + ",a|b\n";
        importcheck::ImportSettings settings;
        settings.kind = importcheck::ImportKind::Products;
        settings.policy = Policy::Overwrite;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, bytes), settings);
        imports::ExistingRecords known(fixture.account().session(), fixture.clock());
        known.start(*draft);
        QVERIFY(
            ImportFixture::until([&] { return !known.isRunning() && !known.path().isEmpty(); }));
        const auto prediction = forecast(fixture, *draft, known.path());
        QVERIFY(prediction);
        QCOMPARE(prediction->count(RowEffect::Create), 20);
        QCOMPARE(prediction->count(RowEffect::Update), 20);
        QCOMPARE(prediction->count(RowEffect::Unchanged), 20);
    }

    // A trial sends only the first rows, so the forecast and the warning count only those.
    void aTrialIsForeseenAsSuch()
    {
        ImportFixture fixture;
        const auto known =
            fixture.write(u"known.csv"_s, "_email,_name\na@example.com,Ana\nb@example.com,Bea\n");
        auto settings = importcheck::ImportSettings();
        settings.policy = Policy::Overwrite;
        settings.firstRows = 2;
        const auto draft = fixture.checked(
            fixture.write(u"p.csv"_s,
                          "_email,_name\nnobody,\na@example.com,\nc@example.com,Eva\n"
                          "b@example.com,\n"),
            settings);
        QCOMPARE(draft->blanksToSend().size(), 1U);
        QCOMPARE(draft->blanksToSend().front().cells, 1);
        const auto prediction = forecast(fixture, *draft, known);
        QVERIFY(prediction);
        QCOMPARE(prediction->count(RowEffect::Update), 1);
        QCOMPARE(prediction->count(RowEffect::Create), 1);
        QCOMPARE(prediction->blanked, 1);
    }

    // The result either agrees with the forecast or explains the difference.
    void aDifferenceFromTheForecastIsExplained()
    {
        imports::ImportResult result{.sent = 10, .success = 10, .ended = true};
        QVERIFY(result.forecastText().isEmpty());
        result.memo.foreseen =
            importcheck::ForeseenRows{.created = 6, .changed = 3, .unchanged = 1};
        QVERIFY(result.forecastText().endsWith(u"The result matches."_s));
        result.success = 6;
        result.errors = 2;
        result.unknown = 1;
        result.failed = 1;
        QVERIFY2(result.forecastText().contains(
                     u"4 fewer rows were imported: 2 rejected by the service, 1 in files that were "
                     "not imported, 1 with an unknown outcome."_s),
                 qPrintable(result.forecastText()));
        result.memo.foreseen->refused = 1;
        result.memo.foreseen->created = 5;
        QVERIFY2(result.forecastText().contains(u"3 fewer rows were imported: 1 rejected"_s),
                 qPrintable(result.forecastText()));
        result.success = 10;
        QVERIFY2(result.forecastText().contains(u"1 more rows"_s),
                 qPrintable(result.forecastText()));
    }

    // While a lookup waits, the reason is shown.
    void aLookUpSaysWhatItWaitsFor()
    {
        ImportFixture fixture({.contacts = 5,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::once(ImportFixture::Id::GetContactByEmail,
                                                         practice::Fault::Unavailable)}});
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, "_email\na@example.com\nb@example.com\n"));
        imports::ExistingRecords known(fixture.account().session(), fixture.clock());
        QStringList told;
        QObject::connect(&known, &imports::ExistingRecords::changed, &known,
                         [&] { told.append(known.progressText()); });
        known.start(*draft);
        QVERIFY(
            ImportFixture::until([&] { return !known.isRunning() && !known.path().isEmpty(); }));
        const auto waits = told.filter(u" of 2 · "_s);
        QVERIFY2(!waits.isEmpty(), qPrintable(told.join(u'\n')));
    }

    void blanksThatEraseAreCounted()
    {
        ImportFixture fixture;
        const auto known =
            fixture.write(u"known.csv"_s, "_email,_name\na@example.com,Ana\nb@example.com,\n");
        const auto file =
            fixture.write(u"p.csv"_s, "_email,_name\na@example.com,\nb@example.com,\n");
        auto settings = importcheck::ImportSettings();
        settings.policy = Policy::Overwrite;
        auto prediction = forecast(fixture, *fixture.checked(file, settings), known);
        QVERIFY(prediction);
        QCOMPARE(prediction->blanked, 1);
        QCOMPARE(prediction->blankedRows, 1);
        QCOMPARE(prediction->rowsOf(RowEffect::Update), std::vector<quint32>({1}));
        settings.policy = Policy::FillEmpty;
        prediction = forecast(fixture, *fixture.checked(file, settings), known);
        QCOMPARE(prediction->blanked, 0);
        QCOMPARE(prediction->count(RowEffect::Unchanged), 2);
        // Without a table of existing records, the effects are unknown.
        prediction = forecast(fixture, *fixture.checked(file, settings), {});
        QCOMPARE(prediction->count(RowEffect::NotKnown), 2);
    }
};

STOREDESK_TEST(TestImportForecast)

} // namespace tst_importforecast

#include "tst_importforecast.moc"
