// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/threadtime.h"
#include "support/warnings.h"

#include "ui/tables/headerview.h"
#include "ui/tables/linecells.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QToolTip>

#include <optional>

namespace tst_tablecells {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

class TestTableCells final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_theme->setMode(Theme::Mode::Light);
        m_model = std::make_unique<QStandardItemModel>();
        m_model->setHorizontalHeaderLabels({u"Export"_s, u"Status"_s, u"Rows"_s});
        for (const auto *name : {"Contacts, all", "Activities"}) {
            auto *state = new QStandardItem(u"Completed"_s);
            state->setData(QVariant::fromValue(Icon::TickCircle), ItemIconRole);
            state->setData(static_cast<int>(Tone::Ok), ItemToneRole);
            m_model->appendRow({new QStandardItem(QString::fromLatin1(name)), state,
                                new QStandardItem(u"9,492,184"_s)});
        }
        m_view = std::make_unique<TableView>(*m_theme);
        m_view->setModel(m_model.get());
        m_view->resize(500, 200);
        m_view->setColumnWidth(0, 200);
        m_view->setColumnWidth(1, 130);
        m_view->show();
    }

    void cleanup()
    {
        m_view.reset();
        m_theme.reset();
    }

    // With a million rows, a header that emits a signal for each row would block the window for
    // minutes.
    void anotherTextSizeDoesNotCostWorkForEachRow()
    {
        QStandardItemModel many(1'000'000, 1);
        m_view->setModel(&many);
        QSignalSpy resized(m_view->verticalHeader(), &QHeaderView::sectionResized);
        m_view->verticalScrollBar()->setValue(500'000 * m_view->rowHeight(0));
        const int top = m_view->rowAt(0);
        QCOMPARE(top, 500'000);
        for (const int percent : {200, 70, 100}) {
            m_theme->setTextSize(percent);
            QCoreApplication::processEvents();
            QCOMPARE(resized.size(), 0);
            QCOMPARE(m_view->rowHeight(999'999), m_theme->scaled(36));
            QCOMPARE(m_view->verticalHeader()->length(), 1'000'000 * m_theme->scaled(36));
            QCOMPARE(m_view->verticalScrollBar()->maximum(),
                     m_view->verticalHeader()->length() - m_view->viewport()->height());
            QVERIFY(std::abs(m_view->rowAt(0) - top) <= 1);
        }
        m_view->setModel(nullptr);
    }

    // A row is as high as its lines need, and only while it has them.
    void linesOfACellStandBelowEachOther()
    {
        const auto isLast = [](const QModelIndex &index) {
            return index.column() == 2;
        };
        LineCells::useIn(*m_view, *m_theme, isLast);
        const int usual = m_theme->scaled(36);
        m_model->item(0, 2)->setText(u"Price: not a number\nPhone: too short\nName: empty"_s);
        // Lines in other columns do not count.
        m_model->item(1, 0)->setText(u"one\ntwo"_s);
        QTRY_VERIFY(m_view->rowHeight(0) >= 3 * QFontMetrics(m_theme->font()).lineSpacing());
        QCOMPARE(m_view->rowHeight(1), usual);
        const auto room = m_view->visualRect(m_model->index(0, 2));
        const auto picture = m_view->viewport()->grab(room).toImage();
        // Each third of the cell has some words.
        for (int third = 0; third < 3; ++third) {
            const int top = picture.height() * third / 3;
            const auto paper = picture.pixel(2, top + 2);
            bool written = false;
            for (int y = top; y < picture.height() * (third + 1) / 3 - 2; ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    written = written || picture.pixel(x, y) != paper;
            }
            QVERIFY2(written, qPrintable(QString::number(third)));
        }
        m_model->item(0, 2)->setText(u"Completed"_s);
        QTRY_COMPARE(m_view->rowHeight(0), usual);
    }

    void nothingHidesInAText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("ordinary") << u"Lucía Ferrer 漢字 🙂"_s << u"Lucía Ferrer 漢字 🙂"_s;
        QTest::newRow("mark-up stays as it is") << u"<img src=x>"_s << u"<img src=x>"_s;
        QTest::newRow("lines") << u"a\nb\r\nc"_s << u"a↵b↵c"_s;
        QTest::newRow("tabulator") << u"a\tb"_s << u"a→b"_s;
        QTest::newRow("zero") << u"a"_s + QChar(0) + u"b"_s << u"a\u2400b"_s;
        QTest::newRow("escape") << u"\u001B[31m"_s << u"\u241B[31m"_s;
        QTest::newRow("turned writing") << u"gpj.\u202Eexe"_s << u"gpj.⟨RLO⟩exe"_s;
        QTest::newRow("isolates") << u"\u2066x\u2069"_s << u"⟨LRI⟩x⟨PDI⟩"_s;
        QTest::newRow("no width") << u"a\u200Bb"_s << u"a⟨ZWSP⟩b"_s;
        QTest::newRow("next line") << u"a\u0085b"_s << u"a⟨85⟩b"_s;
        QTest::newRow("separator") << u"a\u2028b"_s << u"a↵b"_s;
    }

    void nothingHidesInAText()
    {
        QFETCH(const QString, text);
        QTEST(visibleText(text), "shown");
    }

    void rowsAreFixedAndTheTableHasOurManners()
    {
        QCOMPARE(m_view->rowHeight(0), 36);
        QVERIFY(!m_view->showGrid());
        QVERIFY(!m_view->wordWrap());
        QVERIFY(m_view->verticalHeader()->isHidden());
        QCOMPARE(m_view->verticalHeader()->sectionResizeMode(0), QHeaderView::Fixed);
        QVERIFY(!m_view->tabKeyNavigation());
        QCOMPARE(m_view->horizontalHeader()->height(), 34);
    }

    void everyRowEndsInAThinLine()
    {
        const auto picture = m_view->viewport()->grab().toImage();
        const auto line = m_theme->tokens().line;
        for (const int x : {3, 199, 260, 420})
            QCOMPARE(picture.pixelColor(x, 35), line);
    }

    void aSelectedRowIsFilledAndTheCurrentCellFramed()
    {
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
        m_view->setCurrentIndex(m_model->index(1, 0));
        m_view->selectRow(1);
        const auto picture = m_view->viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(4, 36 + 4), m_theme->tokens().accentSoft);
        QCOMPARE(picture.pixelColor(204, 36 + 4), m_theme->tokens().accentSoft);
        QCOMPARE(picture.pixelColor(0, 36 + 10), m_theme->tokens().accent);
        QCOMPARE(picture.pixelColor(1, 36 + 10), m_theme->tokens().accent);
        QVERIFY(picture.pixelColor(2, 36 + 10) != m_theme->tokens().accent);
        QVERIFY(picture.pixelColor(204, 36 + 10) != m_theme->tokens().accent);
    }

    void aStateIsDrawnAsAPill()
    {
        m_view->setPillColumn(1);
        const auto picture = m_view->viewport()->grab().toImage();
        // The position is next to the text, inside the pill.
        QCOMPARE(picture.pixelColor(200 + 12 + 10, 36 / 2 - 9),
                 softOf(m_theme->tokens(), Tone::Ok));
        m_theme->setMode(Theme::Mode::Dark);
        const auto dark = m_view->viewport()->grab().toImage();
        QCOMPARE(dark.pixelColor(200 + 12 + 10, 36 / 2 - 9), softOf(m_theme->tokens(), Tone::Ok));
    }

    void aFunctionCanSayWhatThePillIs()
    {
        m_view->setPillColumn(0, [](const QModelIndex &index) {
            return Pill{.text = index.row() == 0 ? u"Failed"_s : QString(),
                        .icon = Icon::CrossCircle,
                        .tone = Tone::Err};
        });
        const auto picture = m_view->viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(12 + 10, 36 / 2 - 9), softOf(m_theme->tokens(), Tone::Err));
        QVERIFY(picture.pixelColor(12 + 10, 36 + 36 / 2 - 9)
                != softOf(m_theme->tokens(), Tone::Err));
    }

    void aPillNeverLeavesItsRoom()
    {
        QImage picture(200, 36, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&picture);
        const Pill pill{.text = u"A state with a very long name indeed"_s, .icon = Icon::Clock};
        const QRect room(20, 0, 80, 36);
        QVERIFY(room.contains(paintPill(&painter, room, pill, *m_theme)));
        painter.setLayoutDirection(Qt::RightToLeft);
        const Pill brief{.text = u"New"_s, .icon = Icon::Plus, .tone = Tone::Ok};
        QCOMPARE(paintPill(&painter, room, brief, *m_theme).right(), room.right());
    }

    void enterAndDoubleClickOpen()
    {
        QSignalSpy opened(m_view.get(), &TableView::opened);
        m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            for (int column = 0; column < m_model->columnCount(); ++column)
                m_model->item(row, column)->setEditable(false);
        }
        m_view->setCurrentIndex(m_model->index(1, 0));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        const auto place = m_view->visualRect(m_model->index(0, 0)).center();
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(opened.back().front().value<QModelIndex>().row(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(opened.size(), 2);
    }

    void elidedTextIsInTheToolTipAsPlainText()
    {
        m_model->item(0)->setText(
            u"<b>a very long name</b> that does not fit into its column at all"_s);
        const auto place = m_view->visualRect(m_model->index(0, 0)).center();
        QHelpEvent help(QEvent::ToolTip, place, m_view->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_view->viewport(), &help);
        QVERIFY(QToolTip::text().startsWith(u"<b>"_s));
        QToolTip::hideText();
    }

    void manyRowsAreQuickToShow()
    {
        QStandardItemModel many(200000, 3);
        m_view->setModel(&many);
        const auto begin = support::threadTime();
        m_view->scrollToBottom();
        m_view->viewport()->grab();
        QVERIFY(support::threadTime() - begin < std::chrono::seconds(2));
        m_view->setModel(m_model.get());
    }

private:
    std::optional<Theme> m_theme;
    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<TableView> m_view;
};

STOREDESK_TEST(TestTableCells)

} // namespace tst_tablecells

#include "tst_tablecells.moc"
