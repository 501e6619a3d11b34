// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_hiddentexts {

using namespace Qt::StringLiterals;

// Translatable texts are extracted from the source. If a text is passed to a helper function in the
// same file, it is found in the right context only inside QT_TRANSLATE_NOOP.

static QStringList hiddenTexts(const QString &source)
{
    static const QRegularExpression helper(
        u"(\\w+)(?: = \\[\\])?\\(const char \\*\\w+\\)\\s*\\{\\s*"
        "return QCoreApplication::translate"_s);
    QStringList found;
    auto helpers = helper.globalMatch(source);
    while (helpers.hasNext()) {
        const QRegularExpression use(
            u"(?<![\\w:])%1\\(\\s*\"([^\"]*)\""_s.arg(helpers.next().captured(1)));
        auto uses = use.globalMatch(source);
        while (uses.hasNext())
            found.append(uses.next().captured(1));
    }
    return found;
}

class TestHiddenTexts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noHelperHidesATextFromTheCatalogues_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void noHelperHidesATextFromTheCatalogues()
    {
        QFETCH(const QString, file);
        const auto found = hiddenTexts(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theSearchFindsViolations()
    {
        const auto helper = u"static QString say(const char *text)\n{\n    return "
                            "QCoreApplication::translate(\"Shop\", text);\n}\n"_s;
        QCOMPARE(hiddenTexts(helper + u"say(\"Open\");"_s), QStringList{u"Open"_s});
        QCOMPARE(hiddenTexts(helper + u"say(QT_TRANSLATE_NOOP(\"Shop\", \"Open\"));"_s),
                 QStringList());
        QCOMPARE(hiddenTexts(u"say(\"Open\"); Words::tr(\"Open\");"_s), QStringList());
    }
};

STOREDESK_TEST(TestHiddenTexts)

} // namespace tst_hiddentexts

#include "tst_hiddentexts.moc"
