// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include "catalogue/choice.h"
#include "catalogue/field.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_literals {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Paths and field names are spelt out only in the catalogue, page ids only in their table, and the
// columns of a model are described in one table.

static QSet<QString> firstSegments()
{
    QSet<QString> segments;
    for (const auto &operation : catalogue::operations())
        segments.insert(QString(operation.path).section(u'/', 1, 1));
    return segments;
}

// Returns keys that cannot be ordinary words, because they contain an underscore or a capital.
static QSet<QString> tellingKeys()
{
    QSet<QString> keys;
    for (const auto &row : catalogue::resources()) {
        for (const auto &field : catalogue::fieldsOf(row.resource)) {
            static const QRegularExpression joint(u"\\.|\\[\\]"_s);
            for (const auto &key : QString(field.key).split(joint, Qt::SkipEmptyParts)) {
                if (key.contains(u'_') || key != key.toLower())
                    keys.insert(key);
            }
        }
    }
    return keys;
}

// Returns values of choices that cannot be ordinary words, and the states of records.
static QSet<QString> tellingChoices()
{
    namespace state = catalogue::choice::state;
    QSet<QString> values{QString(state::queued), QString(state::finished),
                         QString(state::finalised), QString(state::paused)};
    for (const auto &row : catalogue::resources()) {
        for (const auto &field : catalogue::fieldsOf(row.resource)) {
            for (const auto &choice : field.choices) {
                const QString value(choice.id);
                if (value.contains(u'-') || (value != value.toLower() && value != value.toUpper()))
                    values.insert(value);
            }
        }
    }
    return values;
}

static bool spellsAPath(const QString &literal, const QSet<QString> &segments)
{
    if (!literal.startsWith(u'/'))
        return false;
    static const QRegularExpression end(u"[/?{]"_s);
    return segments.contains(literal.mid(1).section(end, 0, 0));
}

static QStringList forbidden(const QString &source)
{
    static const auto segments = firstSegments();
    static const auto keys = tellingKeys();
    static const QRegularExpression literal(u"\"((?:[^\"\\\\\n]|\\\\.)*)\""_s);
    QStringList found;
    auto matches = literal.globalMatch(source);
    while (matches.hasNext()) {
        const auto text = matches.next().captured(1);
        if (keys.contains(text) || spellsAPath(text, segments))
            found.append(text);
    }
    return found;
}

// A switch over columns duplicates the column table.
static QStringList switchesOverColumns(const QString &source)
{
    static const QRegularExpression statement(
        u"switch \\((?:static_cast<\\w+>\\(|\\w+\\()?"
        "(?:\\w+(?:\\.|->))*(?:column|section|\\w*Column)(?:\\(\\))?\\)?\\)"_s);
    QStringList found;
    auto matches = statement.globalMatch(source);
    while (matches.hasNext())
        found.append(matches.next().captured());
    return found;
}

// Displayed text is removed first and not checked.
static QStringList choicesIn(QString source)
{
    static const auto values = tellingChoices();
    static const QRegularExpression shown(u"\\btr\\(\"[^\"]*\"\\)"_s);
    static const QRegularExpression literal(u"\"((?:[^\"\\\\\n]|\\\\.)*)\""_s);
    source.remove(shown);
    QStringList found;
    auto matches = literal.globalMatch(source);
    while (matches.hasNext()) {
        if (const auto text = matches.next().captured(1); values.contains(text))
            found.append(text);
    }
    return found;
}

static QSet<QString> pageIds()
{
    static const QRegularExpression id(u"= \"([a-z-]+)\"_L1;"_s);
    QSet<QString> ids;
    auto matches = id.globalMatch(support::textOfSource(u"ui/host/pageid.h"_s));
    while (matches.hasNext())
        ids.insert(matches.next().captured(1));
    return ids;
}

// Returns literals where a page id belongs, and ids with a hyphen, which cannot be ordinary words.
static QStringList pageIdsIn(const QString &source)
{
    static const auto ids = pageIds();
    static const QRegularExpression place(
        u"\\bpage(?:\\(\\))?\\s*[!=]?=\\s*(?:QString\\()?u?\"[a-z-]+\""
        "|(?:PageAddress|open\\()\\s*\\{\\s*(?:QString\\()?u?\"[a-z-]+\""_s);
    static const QRegularExpression word(u"\\.word\\s*[!=]?=\\s*u?\"([a-z-]+)\""_s);
    static const QRegularExpression literal(u"\"([a-z-]+)\""_s);
    QStringList found;
    auto words = word.globalMatch(source);
    while (words.hasNext()) {
        const auto text = words.next().captured(1);
        if (ids.contains(text))
            found.append(text);
    }
    auto places = place.globalMatch(source);
    while (places.hasNext())
        found.append(places.next().captured());
    auto literals = literal.globalMatch(source);
    while (literals.hasNext()) {
        const auto text = literals.next().captured(1);
        if (text.contains(u'-') && ids.contains(text))
            found.append(text);
    }
    return found;
}

// Latin-1 literals use the bytes of the source. As the source is UTF-8, “í” would become two
// characters.
static QStringList foreignLatin(const QString &source)
{
    static const QRegularExpression literal(
        u"\"[^\"\\n]*[^\\x{0}-\\x{7f}][^\"\\n]*\"_L1|Latin1String(?:View)?\\(\"[^\"\\n]*[^\\x{0}-\\x{7f}]"_s);
    QStringList found;
    auto matches = literal.globalMatch(source);
    while (matches.hasNext())
        found.append(matches.next().captured());
    return found;
}

// Only JobKind::matches() compares the kind of a job with an id.
static QStringList comparedKinds(const QString &source)
{
    static const QRegularExpression comparison(
        u"\\b(?:task|outline(?:\\.|->)kind)(?:\\(\\))?\\s*[!=]="
        "|[!=]=\\s*(?:\\w+(?:\\(\\))?(?:\\.|->))*(?:task|outline(?:\\.|->)kind)\\b"_s);
    QStringList found;
    auto matches = comparison.globalMatch(source);
    while (matches.hasNext())
        found.append(matches.next().captured());
    return found;
}

class TestLiterals final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noPathAndNoFieldNameOutsideTheCatalogue_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s})) {
            if (!file.startsWith("models/catalogue/"_L1))
                QTest::newRow(qPrintable(file)) << file;
        }
    }

    void noPathAndNoFieldNameOutsideTheCatalogue()
    {
        QFETCH(const QString, file);
        const auto found = forbidden(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    // The practice service is exempt, because it generates these values.
    void noValueOfAChoiceOutsideTheCatalogue_data()
    {
        noPathAndNoFieldNameOutsideTheCatalogue_data();
    }
    void noValueOfAChoiceOutsideTheCatalogue()
    {
        QFETCH(const QString, file);
        if (file.startsWith("models/practice/"_L1))
            return;
        const auto found = choicesIn(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theSearchForChoicesFindsThem()
    {
        QCOMPARE(choicesIn(u"state == \"queued\"_L1"_s), QStringList{u"queued"_s});
        QCOMPARE(choicesIn(u"\"data-explorer\""_s), QStringList{u"data-explorer"_s});
        QCOMPARE(choicesIn(u"tr(\"paused\") + u\"contacts\"_s"_s), QStringList());
    }

    void noSwitchOverColumns_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void noSwitchOverColumns()
    {
        QFETCH(const QString, file);
        const auto found = switchesOverColumns(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    // The exceptions are the base class, rows that are read from a file while they are displayed, a
    // tree, and a list that has only titles.
    void tablesInMemoryUseColumnModel_data() { noSwitchOverColumns_data(); }
    void tablesInMemoryUseColumnModel()
    {
        static const QStringList others{
            u"models/itemmodels/columnmodelbase.h"_s, u"models/itemmodels/integrationtree.h"_s,
            u"models/imports/checkedrowsmodel.h"_s,   u"models/imports/effectrowsmodel.h"_s,
            u"models/jobs/jobrowsmodel.h"_s,          u"models/sheet/sheetmodel.h"_s,
            u"models/transfers/transferlist.h"_s,     u"ui/contacts/allcontactsmodel.h"_s,
            u"ui/valuechange/valuechangemodel.h"_s};
        static const QRegularExpression base(u"public QAbstract(?:Item|List|Table)Model\\b"_s);
        QFETCH(const QString, file);
        QCOMPARE(support::textOfSource(file).contains(base), others.contains(file));
    }

    // Icons and the scenes of the tour have separate names, so their files are exempt.
    void noPageIdAsALiteral_data() { noSwitchOverColumns_data(); }
    void noPageIdAsALiteral()
    {
        QFETCH(const QString, file);
        if (!file.startsWith("ui/"_L1) || file.startsWith("ui/tour/"_L1)
            || file == "ui/host/pageid.h"_L1 || file == "ui/theme/icons.cpp"_L1)
            return;
        const auto found = pageIdsIn(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theSearchForPageIdsFindsThem()
    {
        QVERIFY(pageIds().size() > 40);
        for (const auto &use :
             {u"host.open({.page = u\"exports\"_s})"_s, u"open({u\"jobs\"_s})"_s,
              u"PageAddress{QString(\"bin\"_L1)}"_s, u"place.page == \"files\"_L1"_s,
              u"return u\"new-import\"_s"_s, u"PageRow{.word = \"store\"_L1}"_s})
            QVERIFY2(!pageIdsIn(use).isEmpty(), qPrintable(use));
        QVERIFY(pageIdsIn(u"{.page = pageid::exports}, u\"files\"_s"_s).isEmpty());
    }

    void noForeignLetterInALatinLiteral_data() { noSwitchOverColumns_data(); }
    void noForeignLetterInALatinLiteral()
    {
        QFETCH(const QString, file);
        const auto found = foreignLatin(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theSearchForForeignLettersFindsThem()
    {
        QCOMPARE(foreignLatin(u"names{\"Lucía\"_L1, \"Ana\"_L1}"_s).size(), 1);
        QCOMPARE(foreignLatin(u"QLatin1StringView(\"Año\")"_s).size(), 1);
        QVERIFY(foreignLatin(u"u\"Lucía\"_s + \"Ana\"_L1"_s).isEmpty());
    }

    void noComparisonOfJobKindsOutsideTheirTable_data() { noSwitchOverColumns_data(); }
    void noComparisonOfJobKindsOutsideTheirTable()
    {
        QFETCH(const QString, file);
        if (file == "models/journal/jobkind.h"_L1)
            return;
        const auto found = comparedKinds(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theSearchForComparedKindsSeesWhatItShould()
    {
        for (const auto &line :
             {u"if (task == \"bulk\"_L1)"_s, u"head.outline.kind != importKind.id"_s,
              u"job.task()\n    == \"bulk\"_L1"_s, u"\"bulk\"_L1 == job->head().task"_s,
              u"outline->kind == other"_s, u"id == job.head.outline.kind"_s})
            QVERIFY2(!comparedKinds(line).isEmpty(), qPrintable(line));
        for (const auto &line : {u"outline.kind = QString(bulkKind.id)"_s, u"plan.kind == kind"_s})
            QVERIFY2(comparedKinds(line).isEmpty(), qPrintable(line));
    }

    // The initial folder of a dialog, and the folder to remember, are determined in a single place.
    void fileDialogsAreMadeInOnePlace_data() { noSwitchOverColumns_data(); }
    void fileDialogsAreMadeInOnePlace()
    {
        QFETCH(const QString, file);
        if (file != "ui/host/filedialog.cpp"_L1)
            QVERIFY(!support::textOfSource(file).contains("new QFileDialog"_L1));
    }

    void theSearchForSwitchesFindsThem()
    {
        for (const auto &statement :
             {u"switch (column) {"_s, u"switch (section) {"_s, u"switch (index.column()) {"_s,
              u"switch (index->column()) {"_s, u"switch (static_cast<Column>(column)) {"_s,
              u"switch (Column(section)) {"_s, u"switch (m_sortColumn) {"_s})
            QVERIFY2(!switchesOverColumns(statement).isEmpty(), qPrintable(statement));
        for (const auto &statement : {u"switch (role) {"_s, u"switch (column.type) {"_s})
            QVERIFY2(switchesOverColumns(statement).isEmpty(), qPrintable(statement));
    }

    void theSearchFindsViolations()
    {
        QCOMPARE(forbidden(u"get(\"/contacts/email/\");"_s), QStringList{u"/contacts/email/"_s});
        QCOMPARE(forbidden(u"\"/exports\""_s), QStringList{u"/exports"_s});
        QCOMPARE(forbidden(u"\"_email\"_L1"_s), QStringList{u"_email"_s});
        QCOMPARE(forbidden(u"u\"fileUrl\"_s"_s), QStringList{u"fileUrl"_s});
        QCOMPARE(forbidden(u"\"name\" \"/files/\" \"contacts\""_s), QStringList());
    }
};

STOREDESK_TEST(TestLiterals)

} // namespace tst_literals

#include "tst_literals.moc"
