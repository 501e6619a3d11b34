// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "ui/widgets/scrolledbody.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

namespace tst_scrolledbody {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Shows a dialog with the given number of paragraphs over a window of 600 × 400.
struct SpokenDialog
{
    explicit SpokenDialog(int paragraphs)
    {
        over.resize(600, 400);
        over.show();
        dialog.setWindowTitle(u"Delete the coupon set?"_s);
        dialog.setFixedWidth(360);
        auto *said = new QLabel(
            u"Codes that customers hold stay valid until the service says otherwise.\n\n"_s
                .repeated(paragraphs));
        said->setWordWrap(true);
        body = new ui::ScrolledBody(said);
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(body);
        layout->addWidget(new QPushButton(u"Cancel"_s));
        dialog.show();
    }

    QWidget over;
    QDialog dialog{&over};
    ui::ScrolledBody *body = nullptr;
};

class TestScrolledBody final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theDialogBecomesAsHighAsItsWords()
    {
        SpokenDialog spoken(4);
        QVERIFY(QTest::qWaitForWindowExposed(&spoken.dialog));
        const auto *said = spoken.body->widget();
        QVERIFY(spoken.body->viewport()->height() >= said->heightForWidth(said->width()));
        QTRY_COMPARE(spoken.body->verticalScrollBar()->maximum(), 0);
        QCOMPARE(spoken.body->focusPolicy(), Qt::NoFocus);
    }

    void keysScrollToHiddenContent()
    {
        SpokenDialog spoken(40);
        QVERIFY(QTest::qWaitForWindowExposed(&spoken.dialog));
        QVERIFY(spoken.dialog.height() <= spoken.over.height());
        QVERIFY(spoken.dialog.height() > spoken.over.height() / 2);
        const auto *bar = spoken.body->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);

        spoken.body->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(spoken.body->hasFocus());
        QTest::keyClick(spoken.body, Qt::Key_Down);
        QVERIFY(bar->value() > 0);
        QCOMPARE(spoken.body->accessibleName(), spoken.dialog.windowTitle());
    }
};

STOREDESK_TEST(TestScrolledBody)

} // namespace tst_scrolledbody

#include "tst_scrolledbody.moc"
