// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/importsteps.h"

#include "ui/frame/frame.h"
#include "ui/frame/page.h"
#include "ui/imports/undopage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using imports::ImportPage;
using ImportState = storedesk::imports::ImportDraft::State;

// Returns a typical spreadsheet of a shop: custom headings, labels, dates with the day first and
// phone numbers with spaces.
static QString leads()
{
    auto text = u"Email;Nombre;Apellidos;Móvil;F. nacimiento;Puntos;Boletín;Notas internas\n"_s;
    for (int number = 1; number <= 240; ++number) {
        const bool odd = number % 7 == 0;
        const auto phone = odd ? u"651 234 %1"_s.arg(number, 3, 10, QChar(u'0'))
                               : u"+34612998%1"_s.arg(number, 3, 10, QChar(u'0'));
        const auto born = number % 5 == 0
            ? u"%1/03/1988"_s.arg(number % 28 + 1, 2, 10, QChar(u'0'))
            : u"1990-11-%1"_s.arg(number % 28 + 1, 2, 10, QChar(u'0'));
        const auto at = number % 40 == 0 ? u"@@"_s : u"@"_s;
        const auto zero = number % 11 == 0 ? u"0"_s : QString();
        const auto news = number % 30 == 0 ? u"?"_s : number % 3 == 0 ? u"no"_s : u"sí"_s;
        const auto note = number % 9 == 0 ? u"llamar en enero"_s : QString();
        text += u"persona%1%2example.org;Persona;Número %1;%3;%4;%5%1;%6;%7\n"_s.arg(
            QString::number(number), at, phone, born, zero, news, note);
    }
    return text + u";Nadie;;;;10;sí;\n"_s + u"persona5@example.org;Otra;vez;;;20;sí;\n"_s;
}

ImportPage *importPage(Frame &frame)
{
    return qobject_cast<ImportPage *>(frame.currentPage());
}

QWidget *openImport(Frame &frame)
{
    auto *page = frame.open({QString(ImportPage::word)});
    return page ? page->window() : nullptr;
}

bool pasteLeads(Frame &frame)
{
    auto *page = importPage(frame);
    if (!page)
        return false;
    if (!page->draft().table() && page->draft().state() == ImportState::Empty)
        page->paste(leads());
    return page->settled() && page->draft().table();
}

bool isChecked(Frame &frame)
{
    return importPage(frame)->draft().state() == ImportState::Checked;
}

bool previewFix(Frame &frame)
{
    auto *page = importPage(frame);
    const auto *apply = page->findChild<QAbstractButton *>(u"applyFix"_s);
    if (!apply->isVisible()) {
        if (auto *fix = page->findChild<QAbstractButton *>(u"fix"_s))
            fix->click();
    }
    return apply->isVisible();
}

// Starts the import of the valid rows and confirms their number if asked.
bool startImport(Frame &frame)
{
    auto *page = importPage(frame);
    if (page->step() == 4) {
        if (auto *count = page->findChild<QLineEdit *>(u"count"_s))
            count->setText(QString::number(page->draft().result().good));
        page->findChild<QAbstractButton *>(u"next"_s)->click();
    }
    return page->step() >= ImportPage::firstClosedStep;
}

bool showsJob(Frame &frame)
{
    return importPage(frame)->place().values.value(0) == importJobWord;
}

bool hasResult(Frame &frame)
{
    return importPage(frame)->step() > ImportPage::firstClosedStep && importPage(frame)->settled();
}

// Uses different values and contacts each time, so that there is always something to undo.
bool pasteChanges(Frame &frame)
{
    static int round = 0;
    auto *page = importPage(frame);
    if (!page->draft().table() && page->draft().state() == ImportState::Empty) {
        ++round;
        auto text = u"Email;Nombre;Puntos\n"_s;
        for (int number = 1; number <= 6; ++number)
            text += u"cliente%1@example.org;Cliente;%2\n"_s.arg(number).arg(round * 100 + number);
        for (int number = 1; number <= 2; ++number)
            text += u"alta%1-%2@example.org;Alta;5\n"_s.arg(round).arg(number);
        page->paste(text);
    }
    return page->settled() && page->draft().table();
}

bool overwrite(Frame &frame)
{
    auto *choice = importPage(frame)->findChild<QAbstractButton *>(
        u"policy%1"_s.arg(static_cast<int>(storedesk::imports::Policy::Overwrite)));
    if (!choice->isChecked())
        choice->click();
    return choice->isChecked();
}

// Looks up existing records first, so that the import can be undone.
bool lookUpRecords(Frame &frame)
{
    // A second click would stop the look-up.
    static QPointer<ImportPage> asked;
    auto *page = importPage(frame);
    if (asked != page && page->settled()) {
        asked = page;
        page->findChild<QAbstractButton *>(u"lookUpRecords"_s)->click();
    }
    return page->settled() && !page->draft().known().isEmpty();
}

bool openUndo(Frame &frame)
{
    if (auto *page = importPage(frame))
        page->findChild<QAbstractButton *>(u"undoImport"_s)->click();
    return qobject_cast<imports::UndoPage *>(frame.currentPage());
}

bool isUndoReady(Frame &frame)
{
    return frame.currentPage()->settled();
}

QWidget *openRefill(Frame &frame)
{
    auto *page = frame.open({QString(ImportPage::word), {u"coupons"_s, QString()}});
    return page ? page->window() : nullptr;
}

bool pasteCodes(Frame &frame)
{
    auto *page = importPage(frame);
    if (!page->settled())
        return false;
    auto *sets = page->findChild<QComboBox *>(u"couponSet"_s);
    if (sets->currentIndex() < 0) {
        sets->setCurrentIndex(0);
        Q_EMIT sets->activated(0);
    }
    if (!page->draft().table())
        page->paste(u"code\nOTONO-1\nOTONO-2\n"_s);
    return page->draft().table() && page->settled();
}

} // namespace storedesk::ui::tour
