// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_lengths {

using namespace Qt::StringLiterals;

// Relies on clang-format, which puts the braces of a function or class on separate lines at the
// same depth. Control flow and lambdas open theirs at the end of a line, so they belong to the
// enclosing function.

static constexpr int longestSource = 500;
static constexpr int longestHeader = 150;
// Maximum number of lines between the braces of a function.
static constexpr int longestFunction = 60;
// Maximum number of lines of a class, including its functions in all files of the library.
static constexpr int longestClass = 600;
// Maximum number of lines in a library, which is a folder.
static constexpr int mostLines = 7'000;
static constexpr int mostFiles = 70;

// Maps the name of a file, function or class to its length.
using Lengths = QMap<QString, int>;

// Returns whether the line consists of a single constant or enumerator.
static bool isRowOfTable(const QString &line)
{
    static const QRegularExpression row(
        u"^(?:inline constexpr auto \\w+ = .*;|    [A-Z]\\w*,)(?: *//.*)?$"_s);
    return row.match(line).hasMatch();
}

static QStringList linesOf(const QString &text)
{
    auto lines = text.split(u'\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

static int lengthOfFile(const QString &text)
{
    const auto lines = linesOf(text);
    return static_cast<int>(lines.size() - std::ranges::count_if(lines, isRowOfTable));
}

namespace {

// The text between two braces at the same depth, with the lines above that belong to it.
struct Block
{
    QString head = {};
    int headLines = 0;
    int bodyLines = 0;
    // The closing line without its indentation.
    QString end = {};

    [[nodiscard]] bool isFunction() const { return end == u"}"_s && head.contains(u'('); }
    [[nodiscard]] int lines() const { return headLines + bodyLines + 2; }
};

} // namespace

static QString headAbove(const QStringList &lines, qsizetype brace, int *count)
{
    static const QRegularExpression other(u"^\\s*(?:[{}#]|//|public:|protected:|private:|$)|;$"_s);
    QString head;
    for (*count = 0; *count < brace; ++*count) {
        const auto &line = lines[brace - 1 - *count];
        if (other.match(line).hasMatch())
            break;
        head = line.trimmed() + u' ' + head;
    }
    return head.simplified();
}

static QList<Block> blocksOf(const QString &text)
{
    const auto lines = linesOf(text);
    QList<Block> blocks;
    for (qsizetype at = 0; at < lines.size(); ++at) {
        const auto words = lines[at].trimmed();
        if (words != u"{"_s && words != u"{ }"_s)
            continue;
        const QString depth(lines[at].size() - words.size(), u' ');
        auto end = at;
        while (words == u"{"_s && end < lines.size() && !lines[end].startsWith(depth + u'}'))
            ++end;
        if (end == lines.size())
            continue;
        Block block{.bodyLines = static_cast<int>(std::max<qsizetype>(end - at - 1, 0)),
                    .end = end == at ? u"}"_s : lines[end].trimmed()};
        block.head = headAbove(lines, at, &block.headLines);
        blocks.append(block);
    }
    return blocks;
}

static QString classNamed(const QString &head)
{
    static const QRegularExpression words(u"^(?:class|struct) (\\w+)\\b"_s);
    return words.match(head).captured(1);
}

static QString classOfMember(const QString &head)
{
    static const QRegularExpression name(
        u"(?:^|[ *&])(\\w+)(?:::\\w+)*::(?:~?\\w+|operator\\S+)\\("_s);
    // Leave out the initialiser list, because a call in it is not the name of the function.
    return name.match(head.section(u" : "_s, 0, 0)).captured(1);
}

static Lengths functionsIn(const QString &text)
{
    Lengths found;
    for (const auto &block : blocksOf(text)) {
        if (!block.isFunction())
            continue;
        auto &lines = found[block.head.section(u'(', 0, 0)];
        lines = std::max(lines, block.bodyLines);
    }
    return found;
}

// Returns the lengths of the classes in this file by name. Functions inside a class are part of its
// block.
static Lengths classesIn(const QString &text)
{
    Lengths found;
    for (const auto &block : blocksOf(text)) {
        const auto name = block.end == u"};"_s ? classNamed(block.head)
            : block.isFunction()               ? classOfMember(block.head)
                                               : QString();
        // Includes the empty line after a function.
        const int gap = block.isFunction() ? 1 : 0;
        if (!name.isEmpty())
            found[name] += block.lines() + gap;
    }
    return found;
}

static Lengths overlong()
{
    Lengths all;
    Lengths classes;
    const auto files = support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s});
    for (const auto &file : files) {
        const auto text = support::textOfSource(file);
        const int most = file.endsWith(u".h"_s) ? longestHeader : longestSource;
        if (const int lines = lengthOfFile(text); lines > most)
            all[u"file "_s + file] = lines;
        const auto functions = functionsIn(text);
        for (auto at = functions.begin(); at != functions.end(); ++at) {
            if (at.value() > longestFunction)
                all[u"function %1 in %2"_s.arg(at.key(), file)] = at.value();
        }
        const auto parts = classesIn(text);
        for (auto at = parts.begin(); at != parts.end(); ++at)
            classes[u"class %1 in %2"_s.arg(at.key(), QFileInfo(file).path())] += at.value();
    }
    for (auto at = classes.begin(); at != classes.end(); ++at) {
        if (at.value() > longestClass)
            all[at.key()] = at.value();
    }
    return all;
}

// Returns the full names of the classes whose members this source defines, except for classes that
// belong to this source. Namespaces qualify functions too, so only capitalised names count.
static QSet<QString> classesDefinedIn(const QString &source)
{
    static const QRegularExpression local(u"^(?:class|struct) (\\w+)(?!.*;$)"_s,
                                          QRegularExpression::MultilineOption);
    // Matches an optional return type, then the class and its member.
    static const QRegularExpression member(
        u"^(?:[\\w\\[][\\w:<>,&*\\[\\] ]*[ &*])?(([A-Z]\\w*)::(?:\\w+::)*)"
        "(?:~?\\w+|operator[^\\s(]+)\\("_s,
        QRegularExpression::MultilineOption);
    QSet<QString> locals;
    auto types = local.globalMatch(source);
    while (types.hasNext())
        locals.insert(types.next().captured(1));
    QSet<QString> names;
    auto matches = member.globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (!locals.contains(match.captured(2)))
            names.insert(match.captured(1).chopped(2));
    }
    return names;
}

// Returns the classes whose members are defined in several sources, with these sources.
static QMap<QString, QStringList> shardsOf(const QMap<QString, QString> &sources)
{
    QMap<QString, QStringList> shards;
    for (auto at = sources.begin(); at != sources.end(); ++at) {
        for (const auto &name : classesDefinedIn(at.value()))
            shards[name].append(at.key());
    }
    shards.removeIf([](const auto &found) { return found.value().size() < 2; });
    return shards;
}

class TestLengths final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTooLong()
    {
        QStringList complaints;
        const auto all = overlong();
        for (auto at = all.begin(); at != all.end(); ++at)
            complaints.append(u"%1: %2 lines"_s.arg(at.key()).arg(at.value()));
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    void aClassIsDefinedInOneSource()
    {
        QMap<QString, QString> sources;
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s})) {
            if (file.endsWith(u".cpp"_s))
                sources[file] = support::textOfSource(file);
        }
        QStringList found;
        const auto shards = shardsOf(sources);
        for (auto at = shards.begin(); at != shards.end(); ++at)
            found.append(at.key() + u": "_s + at.value().join(u", "_s));
        QCOMPARE(found, QStringList());
    }

    void aSecondSourceIsFound()
    {
        const auto box = u"Box::Box(int size)\n    : m_size(size)\n{ }\n"_s;
        const QStringList both{u"box.cpp"_s, u"boxparts.cpp"_s};
        for (const auto &second :
             {u"Box::~Box() = default;\n"_s, u"void Box::open()\n{\n}\n"_s,
              u"QList<int> *Box::all() const\n"_s, u"[[nodiscard]] bool Box::isOpen()\n"_s,
              u"bool Box::operator==(const Box &other) const\n"_s}) {
            const auto found = shardsOf({{both[0], box}, {both[1], second}});
            QCOMPARE(found.value(u"Box"_s), both);
        }
        for (const auto &second :
             {u"void Box::Lid::open()\n"_s, u"void Bag::open(Box::Size size)\n"_s,
              u"static const auto lid = Box::make();\n"_s, u"    Box::open();\n"_s,
              u"struct Box\n{\n};\n\nvoid Box::open()\n"_s})
            QVERIFY2(shardsOf({{both[0], box}, {both[1], second}}).isEmpty(), qPrintable(second));
        QVERIFY(shardsOf({{both[0], u"int base::size()"_s}, {both[1], u"int base::end()"_s}})
                    .isEmpty());
    }

    void noLibraryIsTooLarge()
    {
        static const QRegularExpression statement(
            u"^storedesk_(?:library|executable)\\((?:[\\w-]+ +)?(\\w+/[\\w/]+)"_s,
            QRegularExpression::MultilineOption);
        QStringList large;
        auto matches = statement.globalMatch(support::textOfSource(u"CMakeLists.txt"_s));
        while (matches.hasNext()) {
            const auto folder = matches.next().captured(1);
            auto files = support::sourceFiles({folder});
            // Subfolders are separate libraries.
            files.removeIf(
                [&folder](const QString &file) { return QFileInfo(file).path() != folder; });
            QVERIFY2(!files.isEmpty(), qPrintable(folder));
            qsizetype lines = 0;
            for (const auto &file : files)
                lines += linesOf(support::textOfSource(file)).size();
            if (lines <= mostLines && files.size() <= mostFiles)
                continue;
            large.append(u"%1: %2 lines, %3 files"_s.arg(folder).arg(lines).arg(files.size()));
        }
        QVERIFY2(large.isEmpty(), qPrintable(large.join(u'\n')));
    }

    void everyFileIsMeasured()
    {
        const auto files = support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s});
        int functions = 0;
        for (const auto &file : files)
            functions += static_cast<int>(functionsIn(support::textOfSource(file)).size());
        QVERIFY(files.size() > 500);
        QVERIFY(functions > 3 * files.size());
    }

    void rowsOfTablesAreData()
    {
        QCOMPARE(lengthOfFile(u"inline constexpr auto id = \"id\"_L1;\n"
                              "enum class Fault {\n    Refuse, // at the door\n    Stall,\n};\n"_s),
                 2);
        QCOMPARE(lengthOfFile(u"    row,\n    left(row);\n    Q_OBJECT\n"_s), 3);
    }

    void aFunctionIsMeasuredBetweenItsBraces()
    {
        const auto found = functionsIn(u"// Why.\nstatic int lineOf(const Row &row,\n"
                                       "                  int at)\n{\n    if (at) {\n"
                                       "        use();\n    }\n    return 1;\n}\n\n"
                                       "class Box final\n{\n    void open()\n    {\n"
                                       "        use();\n    }\n};\n"_s);
        QCOMPARE(found, (Lengths{{u"static int lineOf"_s, 4}, {u"void open"_s, 1}}));
    }

    void aClassIsMeasuredWhereverItsFunctionsStand()
    {
        const auto block =
            u"class Box final : public QObject\n{\npublic:\n    void open();\n};\n"_s;
        QCOMPARE(classesIn(block), (Lengths{{u"Box"_s, 5}}));
        const auto functions = u"Box::Box(int size)\n    : m_size(std::max(size, 1))\n{ }\n\n"
                               "QList<int> *Box::Row::all() const\n{\n    return {};\n}\n\n"
                               "static int open(api::Kind kind)\n{\n    return 1;\n}\n"_s;
        QCOMPARE(classesIn(functions), (Lengths{{u"Box"_s, 5 + 5}}));
    }
};

STOREDESK_TEST(TestLengths)

} // namespace tst_lengths

#include "tst_lengths.moc"
