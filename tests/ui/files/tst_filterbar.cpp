// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/accountfields.h"
#include "base/language.h"
#include "support/filepagefixture.h"
#include "support/testclass.h"
#include "tablefile/zipreader.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tableoptions/chip.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

namespace tst_filterbar {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Tests filters written as text, the search for a column, and saving as a spreadsheet.
class TestFilterBar final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private:
    static constexpr auto contacts = "_email,_points,_lastPurchaseDate\n"
                                     "a@example.org,50,2019-05-01\n"
                                     "b@example.org,150,2019-06-01\n"
                                     "c@example.org,250,2019-07-01\n";

    qint64 shown(ui::files::FilePage *page, const QString &words)
    {
        page->filters()->writeWords();
        auto *field = page->findChild<QLineEdit *>(u"filterWords"_s);
        field->setText(words);
        QTest::keyClick(field, Qt::Key_Return);
        const auto *fault = page->findChild<QLabel *>(u"filterFault"_s);
        if (fault->isVisible())
            qWarning("%s", qPrintable(fault->text()));
        return QTest::qWaitFor([page] { return page->shown().complete(); }) ? page->shown().count()
                                                                            : -1;
    }

    QByteArray firstSheet(const QString &path)
    {
        auto zip = tablefile::ZipReader::open(path);
        for (auto more = (*zip)->next(); more && *more; more = (*zip)->next()) {
            if ((*zip)->entry().name == u"xl/worksheets/sheet1.xml")
                return (*zip)->device().readAll();
        }
        return {};
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void labelsAndBothLanguagesAreUnderstood_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }

    void labelsAndBothLanguagesAreUnderstood()
    {
        QFETCH(const QString, language);
        base::Language chosen;
        chosen.choose(language);
        auto *page = open(contacts);
        QCOMPARE(shown(page, u"puntos mayor que 100"_s), 2);
        QCOMPARE(shown(page, u"Points above 100"_s), 2);
        QCOMPARE(shown(page, u"_points > 200"_s), 1);
        QCOMPARE(shown(page, u"puntos mayor que 100 y email contiene b@"_s), 1);
        QCOMPARE(shown(page, u"_lastPurchaseDate último mes"_s), 0);
        const auto chips = page->findChildren<ui::tableoptions::Chip *>(u"condition0"_s);
        const auto words = chips.last()->accessibleName();
        QVERIFY2(words.endsWith(language == u"es"_s ? u"es el mes pasado"_s : u"is last month"_s),
                 qPrintable(words));
        QCOMPARE(shown(page, u"_lastPurchaseDate before last month"_s), 3);
    }

    // The cross of a group leaves the other conditions.
    void aGroupIsRemovedWithoutTheOtherConditions()
    {
        auto *page = open(contacts);
        QCOMPARE(shown(page, u"_points > 100 and (_email contains b@ or _email contains a@)"_s), 1);
        auto *chip = page->findChild<ui::tableoptions::Chip *>(u"group0"_s);
        QVERIFY(chip);
        Q_EMIT chip->dropped();
        QTRY_VERIFY(page->shown().complete() && page->shown().count() == 2);
        QCOMPARE(page->shown().filter().conditions.size(), 1U);
        QVERIFY(page->shown().filter().groups.empty());
        m_fixture->undo()();
        QTRY_VERIFY(page->shown().complete() && page->shown().count() == 1);
    }

    // “Contains subscribed” would find the unsubscribed, too.
    void theComparisonFollowsTheTypeOfTheColumn()
    {
        auto *page = open("status,points\nsubscribed,1\nunsubscribed,2\nsubscribed,30\n");
        auto *add = page->findChild<QPushButton *>(u"addCondition"_s);
        QTest::mouseClick(add, Qt::LeftButton);
        QPointer popup = page->findChild<QFrame *>(u"conditionPopup"_s);
        QVERIFY(popup);
        auto *columns = popup->findChild<QComboBox *>(u"conditionColumn"_s);
        auto *compares = popup->findChild<QComboBox *>(u"conditionCompare"_s);
        QCOMPARE(compares->currentText(), u"is"_s);
        columns->setCurrentIndex(1);
        QCOMPARE(compares->currentText(), u"at least"_s);
        columns->setCurrentIndex(0);
        QCOMPARE(compares->currentText(), u"is"_s);
        auto *value = popup->findChild<QLineEdit *>(u"conditionValue"_s);
        QTest::keyClicks(value, u"subscribed"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QTRY_VERIFY(page->shown().complete() && page->shown().count() == 2);
        QTRY_VERIFY(!popup);

        // Another comparison stays chosen, and says what else it finds.
        QTest::mouseClick(add, Qt::LeftButton);
        popup = page->findChild<QFrame *>(u"conditionPopup"_s);
        compares = popup->findChild<QComboBox *>(u"conditionCompare"_s);
        compares->setFocus();
        QTest::keyClick(compares, Qt::Key_Down);
        QCOMPARE(compares->currentText(), u"contains"_s);
        auto *list = popup->findChild<QListWidget *>(u"conditionValues"_s);
        QVERIFY(!list->isVisible());
        value = popup->findChild<QLineEdit *>(u"conditionValue"_s);
        QTest::keyClicks(value, u"subscribed"_s);
        auto *note = popup->findChild<QLabel *>(u"conditionNote"_s);
        // The values of the column are counted first.
        const auto isWarned = [&] {
            value->setText(u"subscribe"_s);
            value->setText(u"subscribed"_s);
            return note->isVisible() && note->text().contains(u"“unsubscribed”"_s);
        };
        QTRY_VERIFY2(isWarned(), qPrintable(note->text()));
        columns = popup->findChild<QComboBox *>(u"conditionColumn"_s);
        columns->setCurrentIndex(1);
        QCOMPARE(compares->currentText(), u"contains"_s);
        popup->close();
    }

    // A birth date is a day, whatever the time zone.
    void birthDatesHaveNoTime()
    {
        const auto before = qgetenv("TZ");
        const auto restored =
            qScopeGuard([before] { before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before); });
        qputenv("TZ", "Europe/Madrid");
        auto &fields = m_fixture->account().contactFields();
        fields.need();
        QTRY_VERIFY(!fields.definitions().isEmpty());
        auto *page = open("_email,_birthdate,_lastPurchaseDate\n"
                          "a@example.org,1990-05-31T00:00:00.000Z,2024-07-01T10:30:00.000Z\n");
        const auto text = [page](int column) {
            return page->model().index(0, column).data(Qt::AccessibleTextRole).toString();
        };
        QTRY_COMPARE(text(1), QLocale().toString(QDate(1990, 5, 31), QLocale::ShortFormat));
        QVERIFY2(text(2).contains(u"12:30"_s), qPrintable(text(2)));
    }

    void theColumnChooserSearchesLabelsAndNames()
    {
        auto *page = open("_email,_points,note\na@example.org,5,x\n");
        page->sheet().readings().setTitles({{u"_points"_s, u"Crédito"_s}});
        QTest::mouseClick(page->findChild<ui::Button *>(u"columnsButton"_s), Qt::LeftButton);
        const QPointer popup = page->findChild<QFrame *>(u"columnsPopup"_s);
        QTRY_VERIFY(popup && popup->isVisible());
        auto *list = popup->findChild<QListWidget *>(u"columnsToShow"_s);
        auto *search = popup->findChild<QLineEdit *>(u"findColumn"_s);
        for (const auto &text : {u"credito"_s, u"CRÉD"_s, u"_poi"_s}) {
            search->setText(text);
            QCOMPARE(list->count(), 1);
            QCOMPARE(list->item(0)->text(), u"Crédito"_s);
        }
        popup->close();
    }

    void numbersStayNumbersWhenPersonalDataIsMasked()
    {
        auto *page = open(contacts);
        trigger(page, u"maskSheet"_s);
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton *>(u"saveBook"_s)->click();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        const auto path = m_folder.path(u"masked.xlsx"_s);
        Q_EMIT where->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        const auto cells = firstSheet(path);
        QVERIFY(!cells.contains("a@example.org"));
        QVERIFY2(cells.contains("<v>150</v>"), cells.constData());
        QVERIFY2(cells.contains("<v>43586</v>"), cells.constData());
        where->close();
    }
};

STOREDESK_TEST(TestFilterBar)

} // namespace tst_filterbar

#include "tst_filterbar.moc"
