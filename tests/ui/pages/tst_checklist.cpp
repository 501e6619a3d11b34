// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include "catalogue/operation.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_checklist {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Returns the body of the test function with this name in any test program, or an empty text.
static QString bodyOf(const QString &function, const QString &source)
{
    static const QRegularExpression end(u"\\n    }\\n"_s);
    const auto begin = source.indexOf(u"    void %1()"_s.arg(function));
    return begin < 0 ? QString() : source.mid(begin, source.indexOf(end, begin) - begin);
}

// Every operation of the API is available in the window. For each, a test uses real widgets and
// checks in the service's ledger that exactly this request arrived.
class TestChecklist final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationIsDoneFromTheWindow_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &operation : catalogue::operations())
            QTest::newRow(operation.name.data()) << QString(operation.name);
    }

    void everyOperationIsDoneFromTheWindow()
    {
        QFETCH(QString, name);
        name[0] = name.at(0).toUpper();
        QString body;
        for (const auto &file : support::sourceFiles({u"tests/ui"_s}))
            body += bodyOf(u"does%1"_s.arg(name), support::textOfSource(file));
        QVERIFY2(!body.isEmpty(), qPrintable(u"no test function does%1"_s.arg(name)));
        const QRegularExpression named(u"\\b%1\\b"_s.arg(name));
        QVERIFY2(body.contains(named), "it does not look for its request");
    }

    void theSearchFindsWholeFunctions()
    {
        const auto source = u"    void doesThis()\n    {\n        look();\n    }\n"
                            "    void doesThat()\n    {\n        see();\n    }\n"_s;
        QVERIFY(bodyOf(u"doesThis"_s, source).contains(u"look"_s));
        QVERIFY(!bodyOf(u"doesThis"_s, source).contains(u"see"_s));
        QVERIFY(bodyOf(u"doesNothing"_s, source).isEmpty());
    }
};

STOREDESK_TEST(TestChecklist)

} // namespace tst_checklist

#include "tst_checklist.moc"
