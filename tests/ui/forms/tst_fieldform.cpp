// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "records/typedtime.h"
#include "ui/forms/fieldform.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCalendarWidget>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QWhatsThis>

#include <memory>
#include <optional>

namespace tst_fieldform {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::forms;
using catalogue::FieldRule;
using catalogue::FieldSet;
using catalogue::Type;

class TestFieldForm final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_theme.emplace(*qApp);
        m_theme->setMode(Theme::Mode::Light);
    }

    void cleanup()
    {
        m_form.reset();
        m_theme.reset();
    }

    void sendsOnlyDifferences()
    {
        show(FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::PatchByEmail));
        m_form->setOriginal({{u"_name"_s, u"Ann"_s}, {u"_surname"_s, u"Lee"_s}, {u"_points"_s, 5}});
        QVERIFY(!m_form->isChanged());
        replace(u"_surname"_s, u"Moor"_s);
        replace(u"_name"_s, {});
        const QJsonObject expected{{u"_surname"_s, u"Moor"_s}, {u"_name"_s, QJsonValue::Null}};
        QCOMPARE(m_form->changes(), expected);
        QCOMPARE(m_form->editor(u"_surname")->was(), u"Lee"_s);
        replace(u"_surname"_s, u"Lee"_s);
        QVERIFY(!m_form->editor(u"_surname")->was());
        // Only responses contain the id, so it cannot be edited.
        QVERIFY(!m_form->editor(u"id"));
    }

    // Shift+F1 shows the service's name for each field, whichever part of the field has the focus.
    void everyFieldExplainsItself()
    {
        for (const auto &set :
             {FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::PatchByEmail),
              FieldSet::of(catalogue::Resource::ContactField, catalogue::FieldLocation::Create)}) {
            show(set);
            QVERIFY(!m_form->editors().isEmpty());
            for (const auto *editor : m_form->editors()) {
                const auto *control = editor->focusProxy();
                QVERIFY2(control, qPrintable(editor->key()));
                QVERIFY2(control->whatsThis().contains(u"<code>%1</code>"_s.arg(editor->key())),
                         qPrintable(editor->key()));
                QVERIFY2(!control->toolTip().isEmpty(), qPrintable(editor->key()));
            }
        }
        auto *name = m_form->editor(u"name")->focusProxy();
        name->setFocus();
        QTest::keyClick(name, Qt::Key_F1, Qt::ShiftModifier);
        const auto shown = [] {
            for (const auto *widget : QApplication::topLevelWidgets()) {
                if (widget->inherits("QWhatsThat") && widget->isVisible())
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(shown());
        QWhatsThis::hideText();
    }

    // Pasted text often has spaces around it, which are hard to see.
    void blanksAroundATextAreLeftOut()
    {
        show(FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::PatchByEmail));
        m_form->setOriginal({{u"_name"_s, u"Ann"_s}, {u"_surname"_s, u" Lee "_s}});
        replace(u"_name"_s, u" Ann "_s);
        QVERIFY(!m_form->isChanged());
        replace(u"_name"_s, u" Mary  Ann "_s);
        QCOMPARE(m_form->changes(), (QJsonObject{{u"_name"_s, u"Mary  Ann"_s}}));
        // Text that consists of spaces counts as empty.
        replace(u"_name"_s, u"   "_s);
        QCOMPARE(m_form->changes(), (QJsonObject{{u"_name"_s, QJsonValue::Null}}));
        replace(u"_name"_s, u"Ann"_s);
        // Spaces that the record already has are preserved until the text is changed.
        replace(u"_surname"_s, u" Le"_s);
        replace(u"_surname"_s, u" Lee "_s);
        QVERIFY(!m_form->isChanged());
        replace(u"_surname"_s, u" Leeds "_s);
        QCOMPARE(m_form->changes(), (QJsonObject{{u"_surname"_s, u"Leeds"_s}}));
    }

    void inputIsReadAgainAfterALanguageChange()
    {
        FieldSet set;
        set.rules.push_back({.key = u"price"_s, .title = u"Price"_s, .type = Type::Money});
        set.rules.push_back({.key = u"day"_s, .title = u"Day"_s, .type = Type::Day});
        set.rules.push_back({.key = u"other"_s, .title = u"Other"_s, .type = Type::Money});
        show(set);
        QSignalSpy changed(m_form.get(), &FieldForm::changed);
        replace(u"price"_s, u"1234,905"_s);
        replace(u"day"_s, u"04/07/2026"_s);
        replace(u"other"_s, u"1,234.50"_s);
        QVERIFY(!m_form->editor(u"price")->reason().isEmpty());
        const auto edits = changed.count();

        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_form.get(), &change);
        QCOMPARE(m_form->values()[u"price"_s].toDouble(), 1234.905);
        QVERIFY(m_form->editor(u"price")->reason().isEmpty());
        // A parsed value is preserved and shown in the format of the new language.
        QCOMPARE(m_form->values()[u"day"_s].toString(), u"2026-07-04"_s);
        QCOMPARE(m_form->values()[u"other"_s].toDouble(), 1234.5);
        QCOMPARE(m_form->findChild<QLineEdit *>(u"other"_s)->text(), u"1234,50"_s);
        // The price has become valid, which counts as a change.
        QCOMPARE(changed.count(), edits + 1);
    }

    void aDraftThatOneLanguageCouldNotReadIsReadInTheNext()
    {
        FieldSet set;
        set.rules.push_back({.key = u"price"_s, .title = u"Price"_s, .type = Type::Money});
        show(set);
        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        m_form->setValues({{u"price"_s, u"1234,905"_s}});
        QCOMPARE(m_form->values()[u"price"_s].toDouble(), 1234.905);
        QVERIFY(m_form->editor(u"price")->reason().isEmpty());
    }

    void aDecimalCommaIsUnderstoodInEveryLanguage()
    {
        FieldSet set;
        set.rules.push_back({.key = u"price"_s, .title = u"Price"_s, .type = Type::Money});
        show(set);
        replace(u"price"_s, u"19,90"_s);
        QCOMPARE(m_form->values()[u"price"_s].toDouble(), 19.9);
        QVERIFY(m_form->editor(u"price")->reason().isEmpty());
        replace(u"price"_s, u"1.234,90"_s);
        QCOMPARE(m_form->values()[u"price"_s].toDouble(), 1234.9);
        // In English, this comma separates thousands.
        replace(u"price"_s, u"1,990"_s);
        QCOMPARE(m_form->values()[u"price"_s].toDouble(), 1990.0);
        replace(u"price"_s, u"1,99,0"_s);
        QVERIFY(!m_form->editor(u"price")->reason().isEmpty());
    }

    void fieldsOfAColumnBeginAtOneEdgeAndKeepTogether()
    {
        FieldSet set;
        for (int number = 0; number < 20; ++number)
            set.rules.push_back({.key = u"a%1"_s.arg(number), .title = u"A"_s});
        for (int number = 0; number < 3; ++number)
            set.rules.push_back(
                {.key = u"b%1"_s.arg(number), .title = u"A title that needs more room"_s});
        for (int number = 0; number < 3; ++number)
            set.rules.push_back({.key = u"c%1"_s.arg(number), .title = u"C"_s});
        m_form = std::make_unique<FieldForm>(
            set,
            FormShape{.labels = Labels::Beside,
                      .groups = {{.title = u"Many"_s, .keys = keysOf(set, u'a')},
                                 {.title = u"Long"_s, .keys = keysOf(set, u'b')},
                                 {.title = u"Short"_s, .keys = keysOf(set, u'c')}}},
            *m_theme);
        const auto place = [this](const QString &key) {
            return line(key)->mapTo(m_form.get(), QPoint());
        };
        // The form has two columns at the first width and one column at the second.
        for (const int width : {1000, 560}) {
            m_form->resize(width, m_form->sizeHint().height());
            m_form->show();
            QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
            QTRY_COMPARE(place(u"b0"_s).x(), place(u"c2"_s).x());
            if (width == 560)
                QTRY_COMPARE(place(u"a0"_s).x(), place(u"b0"_s).x());
            // The rows of the shorter column are not stretched to the height of the other.
            const int step = place(u"a1"_s).y() - place(u"a0"_s).y();
            QCOMPARE(place(u"b1"_s).y() - place(u"b0"_s).y(), step);
            QCOMPARE(place(u"c2"_s).y() - place(u"c1"_s).y(), step);
        }
    }

    void labelsBesideStandOnOneLineWithTheTextOfTheField()
    {
        m_form = std::make_unique<FieldForm>(
            catalogue::FieldSet{.rules = {{.key = u"a"_s, .title = u"Name"_s}}},
            FormShape{.labels = Labels::Beside}, *m_theme);
        m_form->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
        const auto middle = [this](const QWidget *widget) {
            return widget->mapTo(m_form.get(), widget->rect().center()).y();
        };
        const auto labels = m_form->editor(u"a")->findChildren<QLabel *>();
        const auto title = std::ranges::find(labels, u"Name"_s, &QLabel::text);
        QVERIFY(title != labels.end());
        for (const int size : {100, 150}) {
            m_theme->setTextSize(size);
            QTRY_VERIFY(std::abs(middle(*title) - middle(line(u"a"_s))) <= 2);
        }
        m_theme->setTextSize(100);
    }

    void everyChoiceHasTheRoomItNeeds()
    {
        const auto longest = u"Nunca preguntado todavía"_s;
        show({.rules = {{.key = u"asked"_s,
                         .title = u"Asked"_s,
                         .type = Type::Choice,
                         .options = {{.id = u"yes"_s, .label = u"Sí"_s},
                                     {.id = u"none"_s, .label = longest}}}}});
        m_form->setValues({{u"asked"_s, u"none"_s}});
        m_form->resize(m_form->minimumSizeHint());
        auto *box = m_form->findChild<QComboBox *>(u"asked"_s);
        QStyleOptionComboBox option;
        option.initFrom(box);
        const auto room = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                       QStyle::SC_ComboBoxEditField, box);
        QCOMPARE(box->currentText(), longest);
        QTRY_VERIFY(room.width() - 4 >= box->fontMetrics().horizontalAdvance(longest));
    }

    void invalidNumbersStayAndAreReported()
    {
        show({.rules = {{.key = u"n"_s, .title = u"N"_s, .type = Type::Integer}}});
        replace(u"n"_s, u"12x"_s);
        QCOMPARE(m_form->editor(u"n")->reason(), u"This is not a whole number."_s);
        QCOMPARE(line(u"n"_s)->text(), u"12x"_s);
        QCOMPARE(line(u"n"_s)->accessibleName(), u"N"_s);
        QVERIFY(line(u"n"_s)->accessibleDescription().contains(u"whole number"_s));
        replace(u"n"_s, u"1,234"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"n"_s, 1234}}));
        QVERIFY(m_form->editor(u"n")->reason().isEmpty());
    }

    void readsNumbersOfTheCountry()
    {
        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        show({.rules = {{.key = u"n"_s, .title = u"N"_s, .type = Type::Decimal}}});
        m_form->setOriginal({{u"n"_s, 1234.5}});
        QCOMPARE(line(u"n"_s)->text(), u"1234,5"_s);
        replace(u"n"_s, u"12,25"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"n"_s, 12.25}}));
        replace(u"n"_s, u"12.25"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"n"_s, 12.25}}));
    }

    void putsThePrefixBeforeAPhone()
    {
        show({.rules = {
                  {.key = u"p"_s, .title = u"P"_s, .type = Type::Phone, .countryCode = u"34"_s}}});
        replace(u"p"_s, u"651 234-567"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"p"_s, u"+34651234567"_s}}));
        replace(u"p"_s, u"0044 7700 900123"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"p"_s, u"+447700900123"_s}}));
        replace(u"p"_s, u"hello"_s);
        QVERIFY(!m_form->editor(u"p")->reason().isEmpty());
    }

    void choosesAndClearsAChoice()
    {
        show({.rules = {{.key = u"c"_s,
                         .title = u"C"_s,
                         .type = Type::Choice,
                         .options = {{u"a"_s, u"Apple"_s}, {u"b"_s, u"Bean"_s}}}}});
        auto *combo = m_form->findChild<QComboBox *>(u"c"_s);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(m_form->values(), QJsonObject({{u"c"_s, u"b"_s}}));
        m_form->setOriginal({{u"c"_s, u"b"_s}});
        QVERIFY(!m_form->isChanged());
        QTest::keyClick(combo, Qt::Key_Home);
        QCOMPARE(m_form->changes(), QJsonObject({{u"c"_s, QJsonValue::Null}}));
        m_form->setOriginal({{u"c"_s, u"newer"_s}});
        QCOMPARE(combo->currentText(), u"newer"_s);
        QVERIFY(!m_form->isChanged());
    }

    void ticksSeveralChoices()
    {
        show({.rules = {{.key = u"c"_s,
                         .title = u"C"_s,
                         .type = Type::Choices,
                         .options = {{u"a"_s, u"Apple"_s}, {u"b"_s, u"Bean"_s}}}}});
        auto *field = m_form->findChild<QPushButton *>(u"c"_s);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        auto *list = field->window()->findChild<QListWidget *>(u"c.options"_s);
        QVERIFY(list);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(m_form->values(), QJsonObject({{u"c"_s, QJsonArray{u"b"_s}}}));
        QCOMPARE(field->text(), u"Bean"_s);
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(!m_form->isChanged());
    }

    void manyChoicesStayInsideTheWindow()
    {
        FieldRule many{.key = u"many"_s, .title = u"Many"_s, .type = Type::Choices};
        for (int number = 0; number < 30; ++number)
            many.options.push_back({QString::number(number), u"Choice %1"_s.arg(number)});
        FieldSet set;
        for (int number = 0; number < 7; ++number)
            set.rules.push_back({.key = u"k%1"_s.arg(number), .title = u"K"_s});
        set.rules.push_back(many);
        show(set);
        auto *field = m_form->findChild<QPushButton *>(u"many"_s);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Down);
        const auto *list = field->window()->findChild<QListWidget *>(u"many.options"_s);
        QVERIFY(list);
        const auto *popup = list->window();
        QTRY_VERIFY(popup->isVisible());
        const QRect window(m_form->mapToGlobal(QPoint()), m_form->size());
        QVERIFY(window.contains(popup->geometry()));
        QVERIFY(popup->height() > 250);
        QVERIFY(list->visualItemRect(list->item(1)).top()
                    - list->visualItemRect(list->item(0)).top()
                >= 20);
        // The popup does not cover the chosen values.
        QVERIFY(!popup->geometry().intersects(QRect(field->mapToGlobal(QPoint()), field->size())));
    }

    void yesAndNoHaveAThirdStateUnlessNeeded()
    {
        show({.rules = {
                  {.key = u"free"_s, .title = u"F"_s, .type = Type::Boolean},
                  {.key = u"needed"_s, .title = u"N"_s, .type = Type::Boolean, .required = true}}});
        auto *free = m_form->findChild<QComboBox *>(u"free"_s);
        auto *needed = m_form->findChild<QComboBox *>(u"needed"_s);
        QCOMPARE(free->count(), 3);
        QCOMPARE(needed->count(), 2);
        QVERIFY(!m_form->check());
        QVERIFY(needed->hasFocus());
        QTest::keyClick(needed, Qt::Key_Down);
        QTest::keyClick(needed, Qt::Key_Down);
        QCOMPARE(m_form->values(), QJsonObject({{u"needed"_s, false}}));
        QVERIFY(m_form->check());
    }

    void takesManyPastedLines()
    {
        show({.rules = {{.key = u"t"_s, .title = u"T"_s, .type = Type::Texts}}});
        auto *edit = m_form->findChild<QPlainTextEdit *>(u"t"_s);
        QApplication::clipboard()->setText(u"one\n two \n\nthree"_s);
        edit->setFocus();
        QTest::keySequence(edit, QKeySequence(QKeySequence::Paste));
        const QJsonArray three{u"one"_s, u"two"_s, u"three"_s};
        QCOMPARE(m_form->values(), QJsonObject({{u"t"_s, three}}));
    }

    void readsDaysAndMoments()
    {
        show({.rules = {{.key = u"d"_s, .title = u"D"_s, .type = Type::Day},
                        {.key = u"m"_s, .title = u"M"_s, .type = Type::Moment}}});
        m_form->setOriginal({{u"m"_s, u"1988-03-14T00:00:00.000Z"_s}});
        QCOMPARE(line(u"m"_s)->text(), u"14 Mar 1988"_s);
        QVERIFY(!m_form->isChanged());
        replace(u"d"_s, u"31/01/2026"_s);
        replace(u"m"_s, u"15 Mar 1988"_s);
        const QJsonObject both{{u"d"_s, u"2026-01-31"_s}, {u"m"_s, u"1988-03-15T00:00:00.000Z"_s}};
        QCOMPARE(m_form->changes(), both);
        QCOMPARE(m_form->editor(u"m")->was(), u"14 Mar 1988"_s);
        const QDateTime typed(QDate(2026, 3, 15), QTime(9, 30));
        replace(u"m"_s, u"15 Mar 2026, 9:30"_s);
        QCOMPARE(QDateTime::fromString(m_form->values()[u"m"_s].toString(), Qt::ISODateWithMs),
                 typed.toUTC());
        replace(u"d"_s, u"the day after"_s);
        QCOMPARE(m_form->editor(u"d")->reason(), u"Enter a date like 31 Jan 2026."_s);
        QCOMPARE(line(u"d"_s)->text(), u"the day after"_s);
    }

    void datesAreAcceptedAsTheyAreShown_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("American") << QLocale(QLocale::English, QLocale::UnitedStates);
        QTest::newRow("British") << QLocale(QLocale::English, QLocale::UnitedKingdom);
        QTest::newRow("Spanish") << QLocale(QLocale::Spanish, QLocale::Spain);
        QTest::newRow("Mexican") << QLocale(QLocale::Spanish, QLocale::Mexico);
        QTest::newRow("none") << QLocale::c();
    }

    void datesAreAcceptedAsTheyAreShown()
    {
        QFETCH(const QLocale, locale);
        QLocale::setDefault(locale);
        show({.rules = {{.key = u"d"_s, .title = u"D"_s, .type = Type::Day},
                        {.key = u"m"_s, .title = u"M"_s, .type = Type::Moment}}});
        for (const auto &key : {u"d"_s, u"m"_s}) {
            // Without "e.g." the placeholder would look like input.
            QVERIFY(line(key)->placeholderText().startsWith(u"e.g. "_s));
            replace(key, line(key)->placeholderText().mid(5));
            QCOMPARE(m_form->editor(key)->reason(), QString());
            QVERIFY2(m_form->values()[key].toString().startsWith(u"2026-01-31"_s),
                     qPrintable(line(key)->placeholderText()));
        }
        for (int month = 1; month <= 12; ++month) {
            const QDate day(2026, month, 28);
            for (const auto &text :
                 {storedesk::records::typedText({.day = day}, locale),
                  locale.toString(day, QLocale::LongFormat), locale.toString(day, u"d MMMM yyyy"_s),
                  locale.toString(day, u"MMMM d, yyyy"_s), locale.toString(day, u"MMM d, yyyy"_s),
                  day.toString(Qt::ISODate),
                  QLocale(QLocale::English).toString(day, u"d MMM yyyy"_s)}) {
                const auto read = storedesk::records::momentFromTyped(text, locale);
                QVERIFY2(read && read->day == day, qPrintable(text));
            }
        }
    }

    // A date with slashes is accepted if it can be read in only one way (25 is not a month).
    // Ambiguous dates are rejected.
    void aDateWithStrokesIsReadWhereItCanOnlyBeOne()
    {
        for (const auto &locale :
             {QLocale::c(), QLocale(QLocale::English, QLocale::UnitedStates)}) {
            QLocale::setDefault(locale);
            show({.rules = {{.key = u"d"_s, .title = u"D"_s, .type = Type::Day}}});
            for (const auto &text : {u"25/12/1990"_s, u"12/25/1990"_s}) {
                replace(u"d"_s, text);
                QCOMPARE(m_form->editor(u"d")->reason(), QString());
                QCOMPARE(m_form->values()[u"d"_s].toString(), u"1990-12-25"_s);
                const auto labels = m_form->findChildren<QLabel *>();
                QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
                    return label->text().contains("means 25 Dec 1990"_L1);
                }));
            }
            replace(u"d"_s, u"25/13/1990"_s);
            QVERIFY(!m_form->editor(u"d")->reason().isEmpty());
        }
        QLocale::setDefault(QLocale::c());
        replace(u"d"_s, u"3/4/1990"_s);
        QVERIFY(!m_form->editor(u"d")->reason().isEmpty());
    }

    void aSpanishDateMayBeWrittenOut()
    {
        const QLocale spanish(QLocale::Spanish, QLocale::Spain);
        for (const auto &text : {u"31 de enero de 2026"_s, u"31 enero 2026"_s, u"31/1/2026"_s}) {
            const auto read = storedesk::records::momentFromTyped(text, spanish);
            QVERIFY2(read && read->day == QDate(2026, 1, 31), qPrintable(text));
        }
    }

    // Two-digit years and dates like 1/2 are ambiguous.
    void anUnclearDateIsNotRead()
    {
        const QLocale spanish(QLocale::Spanish, QLocale::Spain);
        for (const auto &text : {u"31/1/26"_s, u"1/31/2026"_s, u"31 Jan"_s})
            QVERIFY2(!storedesk::records::momentFromTyped(text, spanish), qPrintable(text));
    }

    void requiredFieldsAreMarkedBeforeARefusal()
    {
        show({.rules = {{.key = u"a"_s, .title = u"A"_s, .type = Type::Text, .required = true},
                        {.key = u"b"_s, .title = u"B"_s, .type = Type::Text}}});
        const auto *star = m_form->editor(u"a")->findChild<QLabel *>(u"required"_s);
        QVERIFY(star && star->isVisible());
        QCOMPARE(star->accessibleName(), u"Required"_s);
        QCOMPARE(m_form->editor(u"a")->reason(), QString());
        QVERIFY(!m_form->editor(u"b")->findChild<QLabel *>(u"required"_s));
    }

    // Technical names are an option in a menu.
    void technicalNamesAreSeenWhenTheyAreWanted()
    {
        show({.rules = {{.key = u"_email"_s, .title = u"Email"_s, .type = Type::Email}}});
        auto *name = m_form->findChild<QLabel *>(u"technical:_email"_s);
        QVERIFY(name);
        QCOMPARE(name->text(), u"_email"_s);
        QVERIFY(!name->isVisible());
        m_theme->setTechnicalNames(true);
        QVERIFY(name->isVisible());
        m_theme->setTechnicalNames(false);
        QVERIFY(!name->isVisible());
    }

    void picksADayFromTheCalendar()
    {
        show({.rules = {{.key = u"d"_s, .title = u"D"_s, .type = Type::Day}}});
        replace(u"d"_s, u"2026-01-30"_s);
        QTest::keyClick(line(u"d"_s), Qt::Key_Down, Qt::AltModifier);
        auto *calendar = m_form->findChild<QCalendarWidget *>(u"d.calendar"_s);
        QVERIFY(calendar);
        auto *days = calendar->findChild<QAbstractItemView *>();
        QTest::keyClick(days, Qt::Key_Right);
        QTest::keyClick(days, Qt::Key_Return);
        QCOMPARE(m_form->values(), QJsonObject({{u"d"_s, u"2026-01-31"_s}}));
    }

    void readsFreeObjects()
    {
        show({.rules = {{.key = u"o"_s, .title = u"O"_s, .type = Type::Objects},
                        {.key = u"o[].id"_s, .title = u"I"_s, .type = Type::Text}}});
        auto *edit = m_form->findChild<QPlainTextEdit *>(u"o"_s);
        edit->setFocus();
        QTest::keyClicks(edit, u"[{\"id\": \"a\"}]"_s);
        const QJsonArray one{QJsonObject{{u"id"_s, u"a"_s}}};
        QCOMPARE(m_form->values(), QJsonObject({{u"o"_s, one}}));
        QVERIFY(m_form->check());
        QTest::keyClicks(edit, u"x"_s);
        QVERIFY(!m_form->editor(u"o")->reason().isEmpty());
    }

    void stepsIntoObjects()
    {
        show({.rules = {{.key = u"a"_s, .title = u"A"_s, .type = Type::Object},
                        {.key = u"a.b"_s, .title = u"B"_s, .type = Type::Text}}});
        replace(u"a.b"_s, u"x"_s);
        QCOMPARE(m_form->values(), QJsonObject({{u"a"_s, QJsonObject{{u"b"_s, u"x"_s}}}}));
        QVERIFY(m_form->check());
    }

    void hidesDependentFields()
    {
        const FieldRule kind{.key = u"kind"_s,
                             .title = u"K"_s,
                             .type = Type::Choice,
                             .options = {{u"a"_s, u"A"_s}, {u"b"_s, u"B"_s}}};
        show({.rules = {kind,
                        {.key = u"extra"_s,
                         .title = u"E"_s,
                         .type = Type::Text,
                         .required = true,
                         .whenKey = u"kind"_s,
                         .whenValues = {u"b"_s}}}});
        QVERIFY(!line(u"extra"_s)->isVisible());
        QVERIFY(m_form->check());
        auto *combo = m_form->findChild<QComboBox *>(u"kind"_s);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_End);
        QVERIFY(line(u"extra"_s)->isVisible());
        QVERIFY(!m_form->check());
    }

    void errorsAreShownAtTheFieldTheServiceNames()
    {
        show(FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::PatchByEmail));
        const auto rest =
            m_form->showFieldErrors({{u"_surname"_s, u"/_surname"_s, u"Not this one."_s},
                                     {u"other"_s, u"/other"_s, u"What?"_s}});
        QCOMPARE(rest.size(), std::size_t(1));
        QCOMPARE(rest[0].name, u"other"_s);
        QCOMPARE(m_form->editor(u"_surname")->reason(), u"Not this one."_s);
        QVERIFY(line(u"_surname"_s)->hasFocus());
        replace(u"_name"_s, u"A"_s);
        QCOMPARE(m_form->editor(u"_surname")->reason(), u"Not this one."_s);
        replace(u"_surname"_s, u"B"_s);
        QVERIFY(m_form->editor(u"_surname")->reason().isEmpty());
    }

    void walksTheOpenPoints()
    {
        show({.rules = {{.key = u"a"_s, .title = u"A"_s, .required = true},
                        {.key = u"b"_s, .title = u"B"_s},
                        {.key = u"c"_s, .title = u"C"_s, .required = true}}});
        line(u"b"_s)->setFocus();
        QTest::keyClick(line(u"b"_s), Qt::Key_F8);
        QVERIFY(line(u"c"_s)->hasFocus());
        QTest::keyClick(line(u"c"_s), Qt::Key_F8);
        QVERIFY(line(u"a"_s)->hasFocus());
        QTest::keyClick(line(u"a"_s), Qt::Key_F8, Qt::ShiftModifier);
        QVERIFY(line(u"c"_s)->hasFocus());
        QCOMPARE(m_form->openIssues().size(), 2);
    }

    void nothingIsHeldAgainstAnUntouchedField()
    {
        show({.rules = {{.key = u"a"_s, .title = u"A"_s, .required = true},
                        {.key = u"b"_s, .title = u"B"_s}}});
        replace(u"b"_s, u"x"_s);
        QVERIFY(m_form->editor(u"a")->reason().isEmpty());
        QVERIFY(!m_form->check());
        QVERIFY(!m_form->editor(u"a")->reason().isEmpty());
    }

    void readOnlyTakesNoKey()
    {
        show(FieldSet::of(catalogue::Resource::Contact, catalogue::FieldLocation::PatchByEmail));
        m_form->setReadOnly(true);
        line(u"_name"_s)->setFocus();
        QTest::keyClicks(line(u"_name"_s), u"abc"_s);
        QVERIFY(!m_form->isChanged());
        QVERIFY(!m_form->findChild<QComboBox *>(u"_emailStatus"_s)->isEnabled());
    }

    void everyControlHasAName()
    {
        for (const auto &row : catalogue::resources()) {
            show(FieldSet::of(row.resource, catalogue::FieldLocation::Create));
            for (const FieldEditor *editor : m_form->editors()) {
                const auto *control = editor->focusProxy();
                QVERIFY2(control && !control->accessibleName().isEmpty(),
                         qPrintable(editor->key()));
                QCOMPARE(control->objectName(), editor->key());
            }
        }
    }

private:
    static QStringList keysOf(const FieldSet &set, QChar first)
    {
        QStringList keys;
        for (const auto &rule : set.rules) {
            if (rule.key.startsWith(first))
                keys.append(rule.key);
        }
        return keys;
    }

    void show(FieldSet fields)
    {
        m_form = std::make_unique<FieldForm>(std::move(fields), *m_theme);
        m_form->resize(900, 600);
        m_form->show();
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }

    QLineEdit *line(const QString &key) { return m_form->findChild<QLineEdit *>(key); }

    void replace(const QString &key, const QString &text)
    {
        auto *edit = line(key);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keySequence(edit, QKeySequence(QKeySequence::SelectAll));
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
    }

    std::optional<Theme> m_theme;
    std::unique_ptr<FieldForm> m_form;
};

STOREDESK_TEST(TestFieldForm)

} // namespace tst_fieldform

#include "tst_fieldform.moc"
