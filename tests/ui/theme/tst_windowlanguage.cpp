// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/tables/searchfield.h"
#include "ui/theme/storecolour.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QAction>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTest>

namespace tst_windowlanguage {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

class TestWindowLanguage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void spanishIsBuiltIn()
    {
        QCOMPARE(WindowLanguage::choices(), QStringList({u"en"_s, u"es"_s}));
    }

    void textsAreTranslatedAndComeBack()
    {
        {
            WindowLanguage language;
            QCOMPARE(titleOf(StoreColour::Slate), u"Slate"_s);
            language.choose(u"es"_s);
            QCOMPARE(language.chosen(), u"es"_s);
            QCOMPARE(titleOf(StoreColour::Slate), u"Pizarra"_s);
            language.choose(u"xx"_s);
            QCOMPARE(language.chosen(), u"en"_s);
            QCOMPARE(titleOf(StoreColour::Slate), u"Slate"_s);
            language.choose(u"es"_s);
        }
        QCOMPARE(titleOf(StoreColour::Slate), u"Slate"_s);
    }

    // The catalogue must contain the class names used at run time, including namespaces.
    void textsOfWidgetsAreTranslatedToo()
    {
        Theme theme(*qApp);
        WindowLanguage language;
        language.choose(u"es"_s);
        SearchField field(u"Buscar"_s, theme);
        QStringList texts;
        for (const auto *action : field.actions())
            texts.append(action->text());
        QVERIFY(texts.contains(u"Borrar"_s));
    }

    // Numbers also follow the language in a window that was opened in another language.
    void numbersInFieldsAreWrittenInTheLanguageOfTheTexts()
    {
        Theme theme(*qApp);
        QWidget window;
        WindowLanguage language;
        const auto shown = [&window] {
            QSpinBox whole(&window);
            whole.setGroupSeparatorShown(true);
            whole.setMaximum(1'000'000);
            whole.setValue(25'000);
            whole.ensurePolished();
            QDoubleSpinBox amount(&window);
            amount.setValue(2.5);
            amount.ensurePolished();
            return QStringList{whole.text(), amount.text()};
        };
        language.choose(u"es"_s);
        QCOMPARE(shown(), (QStringList{u"25.000"_s, u"2,50"_s}));
        language.choose(u"en"_s);
        QVERIFY(shown() != (QStringList{u"25.000"_s, u"2,50"_s}));
    }

    void theLanguageOfTheSystemIsUsedIfSupported()
    {
        QCOMPARE(WindowLanguage::ofSystem(QLocale(u"es_MX"_s)), u"es"_s);
        QCOMPARE(WindowLanguage::ofSystem(QLocale(u"en_GB"_s)), u"en"_s);
        QCOMPARE(WindowLanguage::ofSystem(QLocale(u"fi_FI"_s)), u"en"_s);
    }
};

STOREDESK_TEST(TestWindowLanguage)

} // namespace tst_windowlanguage

#include "tst_windowlanguage.moc"
