// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query/rowtest.h"
#include "storage/contactmirrorfolder.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "values/collation.h"
#include "values/textfold.h"
#include "values/typedvalue.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonObject>
#include <QMap>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <tuple>

namespace tst_randommirror {

using namespace Qt::StringLiterals;
using namespace storedesk;
using query::Condition;
using storage::ContactMirror;
using storage::ContactMirrorFolder;

using Cells = QList<QByteArray>;

enum Column { Id, Email, ExternalId, Name, Surname, Points, Birthday, City, ColumnCount };

static const QStringList headings{u"id"_s,       u"_email"_s,  u"_externalId"_s, u"_name"_s,
                                  u"_surname"_s, u"_points"_s, u"_birthday"_s,   u"_city"_s};

// Generates contacts and conditions from few values, so that many are equal.
class RandomContacts final
{
public:
    explicit RandomContacts(quint32 seed)
        : m_random(seed)
    { }

    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }

    template <typename Value>
    [[nodiscard]] Value oneOf(std::initializer_list<Value> values)
    {
        return *(values.begin() + below(static_cast<int>(values.size())));
    }

    [[nodiscard]] Cells contact(int number)
    {
        Cells cells(ColumnCount);
        cells[Id] = QByteArray::number(0xabc0000 + number, 16);
        if (below(5) > 0)
            cells[Email] = oneOf<QByteArray>({"Ana", "josé", "NÚÑEZ", "x", "Żaneta", "иван"})
                + QByteArray::number(number) + oneOf<QByteArray>({"@example.com", "@Casa.ES"});
        if (below(4) > 0)
            cells[ExternalId] =
                oneOf<QByteArray>({"CLI-", "cli-", "K/"}) + QByteArray::number(number);
        cells[Name] = oneOf<QByteArray>({"Ana", "ána", "ANA MARÍA", "José", "Zoë", "Ñandú", "Noa",
                                         "", "", "Иван", "ﬁnn", "two\nlines"});
        cells[Surname] = oneOf<QByteArray>(
            {"Núñez", "NUNEZ", "Gil", "Ñíguez", "", "de la Roca", "a \"b\", c", "Müller"});
        cells[Points] = oneOf<QByteArray>({"7", "12", "-3", "1250", "12.50", "", "abc", "0", "99"});
        cells[Birthday] = oneOf<QByteArray>(
            {"1990-01-31", "2000-02-29", "", "soon", "1990-01-31T10:00:00Z", "1985-12-01"});
        cells[City] = oneOf<QByteArray>({"León", "leon", "Madrid", "", " ", "Köln"});
        return cells;
    }

    [[nodiscard]] query::Filter filter(int depth = 0)
    {
        query::Filter filter{.any = below(2) == 0, .negated = below(4) == 0};
        for (int more = below(3) + (depth == 0 ? 1 : 0); more > 0; --more)
            filter.conditions.push_back(condition());
        for (int more = depth < 2 ? below(2) : 0; more > 0; --more)
            filter.groups.push_back(this->filter(depth + 1));
        return filter;
    }

    [[nodiscard]] QString words()
    {
        QStringList words;
        for (int more = below(3); more >= 0; --more)
            words.append(QString::fromUtf8(
                oneOf<QByteArray>({"a", "an", "ANA", "nunez", "ñ", "@casa.es", "cli-1", "é", "7",
                                   "lines", "иван", "fin", "gil", "nobody", "zaneta", "12@"})));
        return words.join(u' ');
    }

private:
    [[nodiscard]] Condition condition()
    {
        using Test = Condition::Test;
        Condition condition{.column = below(6) == 0 ? Condition::anyColumn : below(ColumnCount),
                            .test = oneOf({Test::Contains, Test::Equals, Test::StartsWith,
                                           Test::Empty, Test::Number, Test::Moment, Test::EndsWith,
                                           Test::Matches, Test::IsNumber, Test::IsMoment}),
                            .exact = below(4) == 0,
                            .negated = below(3) == 0};
        if (condition.test == Test::Matches)
            condition.texts = {oneOf<QByteArray>({"^an", "\\d+", "n.*z$", "é"})};
        else
            condition.texts = {oneOf<QByteArray>({"ana", "León", "7", "12.5", "n", "Ñ", "1990"})};
        if (below(3) == 0)
            condition.texts.append("gil");
        const double day = 24.0 * 3'600'000;
        const double unit = condition.test == Test::Moment ? 365 * day : 1;
        if (below(3) > 0)
            condition.low = query::Limit(below(30) * unit);
        if (below(3) == 0 || !condition.low)
            condition.high = query::Limit(values::Decimal::of(below(1'300) * unit), below(2) == 0);
        return condition;
    }

    QRandomGenerator m_random;
};

// Compares the contact mirror with a slow and obvious implementation, for random contacts,
// conditions and searches, while contacts are added, changed and removed.
class TestRandomMirror final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    // The expected contacts by number.
    QMap<qint32, Cells> m_contacts;
    qint32 m_next = 1;
    // The number of contacts in the table.
    qint32 m_made = 0;
    QDateTime m_now = QDateTime::fromSecsSinceEpoch(1'790'000'000, Qt::UTC);
    int m_imports = 0;
    // Stays open while other objects change the mirror.
    std::optional<ContactMirror> m_mirror;

    [[nodiscard]] static bool never() { return false; }
    [[nodiscard]] ContactMirrorFolder folder() const
    {
        return ContactMirrorFolder(m_folder->path());
    }

    void make(RandomContacts &random, int count)
    {
        m_folder.emplace();
        m_contacts.clear();
        m_mirror.reset();
        QFile file(m_folder->filePath(u"contacts.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(headings.join(u',').toUtf8() + '\n');
        for (m_next = 1; m_next <= count; ++m_next) {
            const auto cells = random.contact(m_next);
            QByteArrayList quoted;
            for (auto cell : cells)
                quoted.append('"' + cell.replace('"', "\"\"") + '"');
            file.write(quoted.join(',') + '\n');
            m_contacts.insert(m_next, cells);
        }
        file.close();
        m_made = count;
        QVERIFY(folder().turnOn());
        QVERIFY(*folder().take({.table = file.fileName(), .asked = m_now}, u"job"_s, never));
        auto opened = ContactMirror::open(folder().read()->path);
        QVERIFY(opened);
        m_mirror.emplace(std::move(*opened));
    }

    void eraseOne(RandomContacts &random)
    {
        const auto number = m_contacts.keys().at(random.below(int(m_contacts.size())));
        const auto cells = m_contacts.take(number);
        const auto key = cells[random.oneOf({Id, Email, ExternalId})];
        QCOMPARE(*folder().erase({QString::fromUtf8(key.isEmpty() ? cells[Id] : key)}, m_now), 1);
        QVERIFY2(!isOnDisk(cells[Id]), cells[Id]);
        QVERIFY2(cells[Email].isEmpty() || !isOnDisk(cells[Email]), cells[Email]);
    }

    void addOne(RandomContacts &random)
    {
        const auto number = m_next++;
        const auto cells = random.contact(number);
        QJsonObject record;
        for (int column = 0; column < ColumnCount; ++column)
            record.insert(headings[column], QString::fromUtf8(cells[column]));
        QCOMPARE(*folder().add({record}, m_now), 1);
        m_contacts.insert(number, cells);
    }

    // Replaces the points and the email of some contacts that have an external ID.
    void importSome(RandomContacts &random)
    {
        storage::ContactImport import{.job = u"import%1"_s.arg(++m_imports),
                                      .existing = storage::MergePolicy::Replace,
                                      .began = m_now,
                                      .ended = m_now,
                                      .fields = {u"_externalId"_s, u"_email"_s, u"_points"_s}};
        std::vector<storage::ContactImport::Row> rows;
        QByteArray replaced;
        for (auto contact = m_contacts.begin(); contact != m_contacts.end(); ++contact) {
            auto &cells = *contact;
            if (cells[ExternalId].isEmpty() || random.below(10) > 0)
                continue;
            // Added contacts are also stored until the mirror is replaced.
            if (contact.key() <= m_made)
                replaced = cells[Email];
            cells[Email] = "moved" + cells[Id] + "@example.org";
            cells[Points] = QByteArray::number(1'000 * m_imports + random.below(50));
            rows.push_back({cells[ExternalId], cells[Email], cells[Points]});
        }
        const auto count = static_cast<qint64>(rows.size());
        import.next = [&rows] {
            return std::exchange(rows, {});
        };
        QCOMPARE(*folder().merge(import, never), count);
        // The previous value remains nowhere.
        QVERIFY2(replaced.isEmpty() || !isOnDisk(replaced), replaced);
    }

    [[nodiscard]] bool isOnDisk(const QByteArray &text) const
    {
        QDirIterator files(folder().path(), QDir::Files | QDir::Hidden);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
                return true;
        }
        return false;
    }

    [[nodiscard]] ContactMirror::Numbers where(const std::function<bool(const Cells &)> &test) const
    {
        ContactMirror::Numbers numbers;
        for (auto contact = m_contacts.cbegin(); contact != m_contacts.cend(); ++contact) {
            if (test(*contact))
                numbers.push_back(contact.key());
        }
        return numbers;
    }

    [[nodiscard]] static QByteArray folded(const QByteArray &text)
    {
        QByteArray scratch;
        return values::folded(text, scratch).toByteArray();
    }

    void compareRows()
    {
        const auto all = m_mirror->search({}, never);
        QVERIFY(all);
        const auto rows = m_mirror->rows(*all);
        QVERIFY(rows);
        QCOMPARE(*all, where([](const Cells &) { return true; }));
        QCOMPARE(*m_mirror->count(), m_contacts.size());
        for (const auto &row : *rows)
            QCOMPARE(row.cells, m_contacts[row.number]);
    }

    void compareSearch(const QString &words)
    {
        const auto expected = where([&](const Cells &cells) {
            const auto parts = words.simplified().split(u' ');
            return std::ranges::all_of(parts, [&](const QString &word) {
                return std::ranges::any_of(
                    std::array{Email, ExternalId, Name, Surname}, [&](Column column) {
                        return folded(cells[column]).contains(folded(word.toUtf8()));
                    });
            });
        });
        QVERIFY2(*m_mirror->search(words, never) == expected, qPrintable(words));
    }

    void compareKeys()
    {
        static constexpr int between = 10;
        for (auto contact = m_contacts.cbegin(); contact != m_contacts.cend(); ++contact) {
            if (contact.key() % between != 0)
                continue;
            for (const auto column : {Id, Email, ExternalId}) {
                const auto key = (*contact)[column];
                const auto found = m_mirror->find(QString::fromUtf8(key).toUpper());
                QVERIFY(found && found->has_value() == !key.isEmpty());
                QVERIFY2(key.isEmpty() || (*found)->number == contact.key(), key);
            }
        }
    }

    void compareConditions(const query::Filter &filter)
    {
        QList<values::ColumnFormat> formats(ColumnCount);
        formats[Points].kind = values::ColumnKind::Number;
        formats[Birthday].kind = values::ColumnKind::Moment;
        query::RowTest test(filter, formats);
        const auto expected = where([&test](const Cells &cells) {
            const std::vector<QByteArrayView> views(cells.begin(), cells.end());
            return test.accepts(query::ListedCells{views});
        });
        const auto found = m_mirror->meeting({.filter = filter, .formats = formats}, never);
        QVERIFY(found);
        QVERIFY2(*found == expected, "conditions");
    }

    // Names are followed by surnames, and a surname stands for a missing name.
    [[nodiscard]] static QList<QByteArray> sortTexts(const Cells &cells, Column column)
    {
        const auto keyOf = [](const QByteArray &text) {
            QByteArray scratch;
            return values::Collation().keyOf(text, scratch).toByteArray();
        };
        if (column != Name)
            return {keyOf(cells[column])};
        return cells[Name].isEmpty() ? QList{keyOf(cells[Surname]), QByteArray()}
                                     : QList{keyOf(cells[Name]), keyOf(cells[Surname])};
    }

    void compareOrder(Column column)
    {
        const auto all = where([](const Cells &) { return true; });
        auto expected = all;
        std::ranges::stable_sort(expected, {}, [&](qint32 number) {
            const auto texts = sortTexts(m_contacts[number], column);
            return std::pair(texts.front().isEmpty(), texts);
        });
        const auto order = m_mirror->order(headings[column], storage::ComparedAs::Text, never);
        QVERIFY(order);
        QVERIFY2(order->arranged(all, false) == expected, qPrintable(headings[column]));
    }

    void compareNumberOrder()
    {
        const auto all = where([](const Cells &) { return true; });
        auto expected = all;
        const auto numberOf = [&](qint32 number) {
            return values::typedNumber(QString::fromUtf8(m_contacts[number][Points]),
                                       {.kind = values::ColumnKind::Number});
        };
        std::ranges::stable_sort(expected, [&](qint32 one, qint32 other) {
            const auto first = numberOf(one);
            const auto second = numberOf(other);
            return first && (!second || *first < *second);
        });
        const auto order = m_mirror->order(u"_points"_s, storage::ComparedAs::Number, never);
        QVERIFY(order && order->arranged(all, false) == expected);
    }

    void compareValues(Column column)
    {
        QMap<QByteArray, qint64> counts;
        for (const auto &cells : m_contacts)
            ++counts[cells[column]];
        const auto values = m_mirror->valuesOf(headings[column], never);
        QVERIFY(values && values->exact);
        QCOMPARE(values->distinct, counts.size());
        for (const auto &value : values->values)
            QCOMPARE(value.count, counts[value.text]);
    }

    void compareAll(RandomContacts &random)
    {
        compareRows();
        for (int more = 0; more < 12; ++more)
            compareSearch(random.words());
        for (int more = 0; more < 25; ++more)
            compareConditions(random.filter());
        for (int column = 0; column < ColumnCount; ++column) {
            compareOrder(static_cast<Column>(column));
            compareValues(static_cast<Column>(column));
        }
        compareNumberOrder();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theMirrorEqualsASlowImplementation_data()
    {
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("contacts");
        QTest::newRow("one contact") << 1U << 1;
        QTest::newRow("a word of bits") << 2U << 64;
        QTest::newRow("several words") << 3U << 200;
        QTest::newRow("codes of two bytes") << 4U << 400;
    }
    void theMirrorEqualsASlowImplementation()
    {
        QFETCH(const quint32, seed);
        QFETCH(const int, contacts);
        RandomContacts random(seed);
        make(random, contacts);
        compareAll(random);
        for (int round = 0; round < 2 && !QTest::currentTestFailed(); ++round) {
            for (int more = random.below(4); more >= 0 && m_contacts.size() > 1; --more)
                eraseOne(random);
            for (int more = random.below(3); more >= 0; --more)
                addOne(random);
            importSome(random);
            compareAll(random);
        }
        compareKeys();
    }
};

STOREDESK_TEST(TestRandomMirror)

} // namespace tst_randommirror

#include "tst_randommirror.moc"
