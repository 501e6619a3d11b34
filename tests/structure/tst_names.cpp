// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace tst_names {

using namespace Qt::StringLiterals;

// Two classes never share a name, so that a search for the name finds one class.

// Returns the types that a file defines in a named namespace. Relies on clang-format, which places
// these types in the first column and indents nested types.
static QStringList typesIn(QString source)
{
    static const QRegularExpression anonymous(u"^namespace \\{$[\\s\\S]*?^\\} // namespace$"_s,
                                              QRegularExpression::MultilineOption);
    static const QRegularExpression definition(
        u"^(?:class|struct|union|enum|enum class) (\\w+)(?: final)?(?: ?:(?!:)[^;{]*)?\\s\\{"_s,
        QRegularExpression::MultilineOption);
    source.remove(anonymous);
    QStringList names;
    auto matches = definition.globalMatch(source);
    while (matches.hasNext())
        names.append(matches.next().captured(1));
    return names;
}

// Returns the files that define each type.
static QMap<QString, QStringList> definitions()
{
    QMap<QString, QStringList> found;
    for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s})) {
        // Each of these files defines the class for one kind of processor, and a build contains
        // only one of them.
        if (file == "models/csv/wordneon.h"_L1 || file == "models/csv/wordsse.h"_L1)
            continue;
        for (const auto &name : typesIn(support::textOfSource(file)))
            found[name].append(file);
    }
    return found;
}

class TestNames final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void noTwoClassesShareAName()
    {
        const auto types = definitions();
        QVERIFY(types.size() > 1'000);
        QStringList shared;
        for (auto at = types.begin(); at != types.end(); ++at) {
            if (at.value().size() > 1)
                shared.append(u"%1: %2"_s.arg(at.key(), at.value().join(u", "_s)));
        }
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

    void testClassesAreNamedAfterTheirFile()
    {
        static const QRegularExpression test(u"^STOREDESK_TEST\\(Test(\\w+)\\)$"_s,
                                             QRegularExpression::MultilineOption);
        for (const auto &file : support::sourceFiles({u"tests"_s})) {
            const auto name = QFileInfo(file).completeBaseName();
            if (!name.startsWith("tst_"_L1))
                continue;
            const auto text = support::textOfSource(file);
            const auto found = u"tst_"_s + test.match(text).captured(1).toLower();
            QVERIFY2(found == name, qPrintable(file));
            QVERIFY2(text.contains(u"\nnamespace %1 {\n"_s.arg(name)), qPrintable(file));
        }
    }

    // The tests for a page are in a folder with the same name as the folder of the page in ui.
    void testsOfPagesAreInTheFolderOfARoom()
    {
        const QDir root(QStringLiteral(SOURCE_ROOT));
        for (const auto &file : support::sourceFiles({u"tests/ui"_s})) {
            const auto room = QFileInfo(file).path().sliced(QStringLiteral("tests/").size());
            QVERIFY2(room.contains(u'/') && root.exists(room), qPrintable(file));
        }
    }

    void everyKindOfTypeIsFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("expected");
        const QStringList box{u"Box"_s};
        QTest::newRow("class") << u"class Box final : public QObject\n{\n"_s << box;
        QTest::newRow("two bases") << u"class Box : public Lid,\n    public Bag\n{\n"_s << box;
        QTest::newRow("template") << u"template<typename Row>\nclass Box\n{\n"_s << box;
        QTest::newRow("struct") << u"struct Box\n{\n    struct Lid\n    {\n"_s << box;
        QTest::newRow("enum") << u"enum class Box : quint8 { Open };\n"_s << box;
        QTest::newRow("nested") << u"class Box::Lid final : public Bag\n{\n"_s << QStringList();
        QTest::newRow("declaration") << u"class Box;\nstruct Lid;\n"_s << QStringList();
        QTest::newRow("helper") << u"namespace {\n\nstruct Box\n{\n};\n\n} // namespace\n"_s
                                << QStringList();
        QTest::newRow("after a helper")
            << u"namespace {\n\n} // namespace\n\nstruct Box\n{\n"_s << box;
    }
    void everyKindOfTypeIsFound()
    {
        QFETCH(const QString, source);
        QTEST(typesIn(source), "expected");
    }
};

STOREDESK_TEST(TestNames)

} // namespace tst_names

#include "tst_names.moc"
