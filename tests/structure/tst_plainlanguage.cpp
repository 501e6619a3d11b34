// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

namespace tst_plainlanguage {

using namespace Qt::StringLiterals;

// Comments are full sentences above their line, and neither comments nor displayed strings contain
// the phrases in the table below. Instead of such a phrase, name the thing or the action.

namespace {

struct Phrase
{
    const char *name;
    const char *pattern;
    // A sentence in which the pattern must be found.
    const char *sample;
    // Whether the phrase is always wrong, so that strings for users are searched as well.
    bool inTexts = false;
};

// clang-format off
constexpr std::array phrases{
    Phrase{"anew",           R"(\banew\b)",                                                     "Reads the table anew.", true},
    Phrase{"so many",        R"(\bso (?:many|much|long|often)\b(?! (?:as|that)))",              "Waits for so many rows.", true},
    Phrase{"whoever",        R"(\bwhoever\b)",                                                  "Whoever asks owns the reply.", true},
    Phrase{"somebody",       R"(\b(?:some|no|every|any)body\b)",                                "Nobody owns the reply.", true},
    Phrase{"stands there",   R"(\b(?:stands?|stood) (?:there|here|in(?! for)|at|beside|before|behind|above|below|last|first|again)\b)", "The value that stood there.", true},
    Phrase{"goes on",        R"(\b(?:go|goes|went|gone|going) (?:on|along)\b)",                 "The job goes on.", true},
    Phrase{"goes away",      R"(\b(?:goes|went|gone|going) (?:away|back|first|last|with it)\b)", "The page goes away."},
    Phrase{"let go",         R"(\blets? (?:it |them |him )?go\b)",                              "Lets it go.", true},
    Phrase{"clause as noun", R"((?-i:(?:^|[.;:] )(?:What|Who|Whose|Which) [a-z ]{3,60}\b(?:is|are|was|were|goes|stays|comes|has|had|may|can|would)\b))", "What the caller wants is stored."},
    Phrase{"what it is",     R"(\bwhat (?:it|they|that|he|one|comes|came|is|was|were|has|had|follows|belongs|asks|stands|can|may|must) )", "Stores what it has."},
    Phrase{"that one",       R"(\b(?:(?:that|this|the other) one(?=[.,;:]|$)|the one (?:before|after)\b|those of before\b|of before\b|of now\b))", "Replaces that one."},
    Phrase{"once more",      R"(\bonce more\b)",                                                "Sends the row once more."},
    Phrase{"at hand",        R"(\b(?:at hand|in hand|under way|by the way)\b)",                 "The contacts at hand.", true},
    Phrase{"by itself",      R"(\b(?:by itself|by themselves)\b)",                              "Continues by itself."},
    Phrase{"is told",        R"(\b(?:is|are|was|were|be|been) told\b(?! apart))",                         "The owner is told.", true},
    Phrase{"takes it",       R"(\b(?:takes|took|taken) (?:it|them|what|back|out|along|turns)\b)", "Takes them along."},
    Phrase{"is kept",        R"(\b(?:is|are|was|were|be) kept\b|\bkeeps? (?:it|them|what)\b)",  "The reply is kept."},
    Phrase{"comes back",     R"((?-i:\b(?:comes|came|come) (?:to|back|along|in|here|with)\b))", "The reply comes back."},
    Phrase{"for good",       R"(\bfor good\b)",                                                 "Deletes the record for good."},
    Phrase{"leads to",       R"(\b(?:leads?|led) (?:to|there|back)\b)",                         "The button leads there."},
    Phrase{"speaks of",      R"(\b(?:speaks?|says?|said) (?:of|for|so)\b)",                     "The row speaks of a record."},
    Phrase{"the person",     R"(\bpeople (?:read|see)\b)",                 "Texts that people read."},
};
// clang-format on

// Names that are written in lower case even at the start of a sentence.
constexpr std::array lowerCaseNames{"curl"_L1, "libmicrohttpd"_L1, "libxlsxwriter"_L1, "nullopt"_L1,
                                    "zlib"_L1};

struct Comment
{
    int line = 0;
    QString text = {};
    // The code before a trailing comment.
    QString code = {};
    // Whether the comment is written between /* and */.
    bool isBlock = false;
};

} // namespace

// The first and second group capture comments, and the fourth captures string literals. An
// apostrophe between digits separates thousands and does not begin a literal.
static const QRegularExpression &tokens()
{
    static const QRegularExpression expression(
        u"//([^\\n]*)|/\\*([\\s\\S]*?)\\*/|R\"(?<mark>\\w*)\\([\\s\\S]*?\\)\\k<mark>\""
        "|\"((?:[^\"\\\\\\n]|\\\\.)*)\"|(?<![0-9a-fA-F])'(?:[^'\\\\\\n]|\\\\.)+'"_s);
    return expression;
}

// Consecutive lines of comments are one comment.
static QList<Comment> commentsIn(const QString &source)
{
    QList<Comment> comments;
    int line = 1;
    int lastLine = -1;
    qsizetype counted = 0;
    auto matches = tokens().globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (!match.hasCaptured(1) && !match.hasCaptured(2))
            continue;
        const auto start = match.capturedStart();
        line += static_cast<int>(QStringView(source).sliced(counted, start - counted).count(u'\n'));
        counted = start;
        const auto lineStart = source.lastIndexOf(u'\n', start) + 1;
        const auto code = source.sliced(lineStart, start - lineStart).trimmed();
        const bool isBlock = match.hasCaptured(2);
        const auto text = match.captured(isBlock ? 2 : 1).simplified();
        if (isBlock || !code.isEmpty()) {
            comments.append({line, text, code, isBlock});
            continue;
        }
        if (line == lastLine + 1)
            comments.last().text += u' ' + text;
        else
            comments.append({line, text});
        lastLine = line;
    }
    return comments;
}

// Returns the string literals in a source that have more than one word, because single words are
// ids. Adjacent literals are one text.
static QStringList textsIn(const QString &source)
{
    static const QRegularExpression between(u"^(?:_\\w+)?\\s*u?$"_s);
    QStringList texts;
    qsizetype end = -1;
    auto matches = tokens().globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (!match.hasCaptured(4))
            continue;
        const auto text = match.captured(4).replace(u"\\n"_s, u" "_s);
        const auto gap = end < 0 ? QString() : source.sliced(end, match.capturedStart() - end);
        if (end >= 0 && between.match(gap).hasMatch())
            texts.last() += text;
        else
            texts.append(text);
        end = match.capturedEnd();
    }
    texts.removeIf([](const QString &text) { return !text.contains(u' '); });
    return texts;
}

static const QRegularExpression &expressionOf(const Phrase &phrase)
{
    static const auto all = [] {
        std::vector<QRegularExpression> expressions;
        for (const auto &each : phrases)
            expressions.emplace_back(QString::fromLatin1(each.pattern),
                                     QRegularExpression::CaseInsensitiveOption);
        return expressions;
    }();
    return all[static_cast<std::size_t>(&phrase - phrases.data())];
}

static QStringList phrasesIn(const QString &text, bool isComment)
{
    QStringList names;
    for (const auto &phrase : phrases) {
        if ((isComment || phrase.inTexts) && text.contains(expressionOf(phrase)))
            names.append(QString::fromLatin1(phrase.name));
    }
    return names;
}

static bool mayTrail(const Comment &comment)
{
    return comment.text.startsWith("NOLINT"_L1) || comment.text.startsWith("clang-format"_L1)
        || (comment.code == u'}' && comment.text.startsWith("namespace"_L1));
}

// Returns whether the text starts with an ordinary word in lower case. Identifiers, file names and
// commands contain characters other than lower-case letters.
static bool startsInLowerCase(const QString &text)
{
    static const QRegularExpression word(u"^(\\p{Ll}+(?:[-'’]\\p{Ll}+)*)[,;:.!?]?(?: |$)"_s);
    const auto first = word.match(text).captured(1);
    return !first.isEmpty() && first != "clang-format"_L1
        && std::ranges::find(lowerCaseNames, first) == lowerCaseNames.end();
}

static QStringList problemsOf(const Comment &comment)
{
    // Matches the name of an unused parameter.
    static const QRegularExpression name(u"^\\w+$"_s);
    if (comment.isBlock)
        return name.match(comment.text).hasMatch() ? QStringList() : QStringList{u"block"_s};
    if (!comment.code.isEmpty())
        return mayTrail(comment) ? QStringList() : QStringList{u"trailing"_s};
    auto problems = phrasesIn(comment.text, true);
    if (startsInLowerCase(comment.text))
        problems.prepend(u"lower case"_s);
    return problems;
}

static QStringList problemsOfComments(const QString &source)
{
    QStringList problems;
    for (const auto &comment : commentsIn(source))
        problems.append(problemsOf(comment));
    return problems;
}

static QStringList problemsOfTexts(const QString &source)
{
    QStringList problems;
    for (const auto &text : textsIn(source))
        problems.append(phrasesIn(text, false));
    return problems;
}

static QStringList documents()
{
    const QDir root(QStringLiteral(SOURCE_ROOT));
    QStringList found{u"README.md"_s, u"CHANGELOG.md"_s};
    for (const auto &folder : {u"packaging/man"_s, u"resources/manual/en"_s}) {
        for (const auto &name : QDir(root.filePath(folder)).entryList(QDir::Files))
            found.append(folder + u'/' + name);
    }
    return found;
}

static void addFiles(const QStringList &files)
{
    QTest::addColumn<QString>("file");
    for (const auto &file : files)
        QTest::newRow(qPrintable(file)) << file;
}

class TestPlainLanguage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void commentsArePlain_data()
    {
        addFiles(support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s, u"tests"_s}));
    }
    void commentsArePlain()
    {
        QFETCH(const QString, file);
        QStringList found;
        for (const auto &comment : commentsIn(support::textOfSource(file))) {
            if (const auto problems = problemsOf(comment); !problems.isEmpty())
                found.append(u"line %1: %2: %3"_s.arg(comment.line)
                                 .arg(problems.join(u", "_s), comment.text));
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void textsInSourcesArePlain_data()
    {
        addFiles(support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s}));
    }
    void textsInSourcesArePlain()
    {
        QFETCH(const QString, file);
        QStringList found;
        for (const auto &text : textsIn(support::textOfSource(file))) {
            if (const auto problems = phrasesIn(text, false); !problems.isEmpty())
                found.append(problems.join(u", "_s) + u": "_s + text);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void documentsArePlain_data() { addFiles(documents()); }
    void documentsArePlain()
    {
        QFETCH(const QString, file);
        const auto text = support::textOfSource(file).simplified();
        QVERIFY(!text.isEmpty());
        for (const auto &phrase : phrases) {
            const auto match = expressionOf(phrase).match(text);
            QVERIFY2(
                !phrase.inTexts || !match.hasMatch(),
                qPrintable(
                    text.sliced(std::max<qsizetype>(match.capturedStart() - 60, 0)).left(120)));
        }
    }

    void enoughIsSearched()
    {
        qsizetype comments = 0;
        qsizetype texts = 0;
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s})) {
            const auto source = support::textOfSource(file);
            comments += commentsIn(source).size();
            texts += textsIn(source).size();
        }
        QVERIFY(comments > 10'000);
        QVERIFY(texts > 5'000);
        QVERIFY(documents().size() > 10);
    }

    void everyPhraseIsFound_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < static_cast<int>(phrases.size()); ++index)
            QTest::newRow(phrases.at(index).name) << index;
    }
    void everyPhraseIsFound()
    {
        QFETCH(const int, index);
        const auto &phrase = phrases.at(index);
        const QStringList expected{QString::fromLatin1(phrase.name)};
        const auto sample = QString::fromLatin1(phrase.sample);
        const auto half = sample.lastIndexOf(u' ');
        const auto first = sample.left(half);
        const auto second = sample.mid(half + 1);

        QVERIFY(phrasesIn(sample, true).contains(expected.first()));
        QCOMPARE(problemsOfComments(u"    // %1\n"_s.arg(sample)), expected);
        QCOMPARE(problemsOfComments(u"// %1\n// %2\nint rows;"_s.arg(first, second)), expected);
        const auto inTexts = phrase.inTexts ? expected : QStringList();
        QCOMPARE(problemsOfTexts(u"tr(\"%1\")"_s.arg(sample)), inTexts);
        QCOMPARE(problemsOfTexts(u"u\"%1 \"\n    \"%2\"_s"_s.arg(first, second)), inTexts);
    }

    void theFormOfCommentsIsChecked_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("expected");
        const QStringList trailing{u"trailing"_s};
        QTest::newRow("trailing") << u"int m_awaited = 0; // answers"_s << trailing;
        QTest::newRow("trailing sentence") << u"int rows; // Counts rows."_s << trailing;
        QTest::newRow("digits") << u"int size = 2'048; // bytes"_s << trailing;
        QTest::newRow("character") << u"auto quote = u'\"'; // begins"_s << trailing;
        QTest::newRow("block") << u"int rows; /* of the table */"_s << QStringList{u"block"_s};
        QTest::newRow("lower case")
            << u"// answers that are missing"_s << QStringList{u"lower case"_s};
        QTest::newRow("lower case with a hyphen")
            << u"// read-only.\n"_s << QStringList{u"lower case"_s};
        QTest::newRow("parameter in lower case")
            << u"// Rows.\n\n// whole means all rows."_s << QStringList{u"lower case"_s};
        for (const auto &good :
             {u"} // namespace storedesk"_s, u"use(); // NOLINT(cert-err58-cpp)"_s,
              u"// clang-format off"_s, u"// flush() reports the reason."_s,
              u"// `whole` means all rows."_s, u"// zlib has no const."_s,
              u"// Ends here,\n// in lower case."_s, u"void run(int /*thread*/)"_s,
              u"auto site = \"https://example.org\";"_s, u"auto text = R\"(a; // b)\";"_s,
              u"int size = 2'048;\n// Bytes of a block.\nint most = 4'096;"_s})
            QTest::newRow(qPrintable(good)) << good << QStringList();
    }
    void theFormOfCommentsIsChecked()
    {
        QFETCH(const QString, source);
        QTEST(problemsOfComments(source), "expected");
    }
};

STOREDESK_TEST(TestPlainLanguage)

} // namespace tst_plainlanguage

#include "tst_plainlanguage.moc"
