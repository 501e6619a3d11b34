// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/importsteps.h"

#include "base/newfile.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/importeffect/comparisonbar.h"
#include "ui/imports/importundopage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPointer>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using imports::ImportPage;
using ImportState = storedesk::imports::ImportDraft::State;

// Returns a shop's typical spreadsheet: custom headings, labels, dates with the day first and phone
// numbers with spaces.
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

ImportPage *importPage(PageHost &host)
{
    return qobject_cast<ImportPage *>(host.currentPage());
}

QWidget *openImport(PageHost &host)
{
    auto *page = host.open({pageid::newImport});
    return page ? page->window() : nullptr;
}

bool pasteLeads(PageHost &host)
{
    auto *page = importPage(host);
    if (!page)
        return false;
    if (!page->draft().table() && page->draft().state() == ImportState::Empty)
        page->paste(leads());
    return page->settled() && page->draft().table();
}

bool isChecked(PageHost &host)
{
    return importPage(host)->draft().state() == ImportState::Checked;
}

bool previewFix(PageHost &host)
{
    auto *page = importPage(host);
    const auto *apply = page->findChild<QAbstractButton *>(u"applyFix"_s);
    if (!apply->isVisible()) {
        if (auto *fix = page->findChild<QAbstractButton *>(u"fix"_s))
            fix->click();
    }
    return apply->isVisible();
}

// Starts the import of the valid rows and confirms their number if asked.
bool startImport(PageHost &host)
{
    auto *page = importPage(host);
    if (page->step() == 4) {
        if (auto *count = page->findChild<QLineEdit *>(u"count"_s))
            count->setText(QString::number(page->draft().result().good));
        page->findChild<QAbstractButton *>(u"next"_s)->click();
    }
    return page->step() >= ImportPage::firstClosedStep;
}

bool showsJob(PageHost &host)
{
    return importPage(host)->place().values.value(0) == importJobWord;
}

bool hasResult(PageHost &host)
{
    return importPage(host)->step() > ImportPage::firstClosedStep && importPage(host)->settled();
}

// Uses different values and contacts each time, so that there is always something to undo.
bool pasteChanges(PageHost &host)
{
    static int round = 0;
    auto *page = importPage(host);
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

bool overwrite(PageHost &host)
{
    auto *choice = importPage(host)->findChild<QAbstractButton *>(
        u"policy%1"_s.arg(static_cast<int>(storedesk::importcheck::Policy::Overwrite)));
    if (!choice->isChecked())
        choice->click();
    return choice->isChecked();
}

bool compareLeads(PageHost &host)
{
    auto *page = importPage(host);
    auto *bar = page->findChild<imports::ComparisonBar *>();
    const auto path = QDir(page->draft().places().temporary).filePath(u"contacts.csv"_s);
    if (!QFile::exists(path)) {
        auto text = u"_email,_name,_surname,_points,_birthdate\n"_s;
        for (int number = 1; number <= 180; ++number)
            text += u"persona%1@example.org,%2,Número %1,%3,%4\n"_s.arg(
                QString::number(number), number % 4 == 0 ? u"PERSONA"_s : u"Persona"_s,
                QString::number(number % 3 == 0 ? number + 5 : number),
                number % 6 == 0 ? u"1991-01-01"_s : QString());
        base::NewFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.commit())
            return false;
    }
    if (page->draft().known() != path)
        bar->compareWith(path);
    return page->settled() && bar->prediction();
}

// Looks up existing records first, so that the import can be undone.
bool lookUpRecords(PageHost &host)
{
    // Click only once, because a second click would stop the lookup.
    static QPointer<ImportPage> asked;
    auto *page = importPage(host);
    if (asked != page && page->settled()) {
        asked = page;
        page->findChild<QAbstractButton *>(u"lookUpRecords"_s)->click();
    }
    return page->settled() && !page->draft().known().isEmpty();
}

bool openUndo(PageHost &host)
{
    if (auto *page = importPage(host))
        page->findChild<QAbstractButton *>(u"undoImport"_s)->click();
    return qobject_cast<imports::ImportUndoPage *>(host.currentPage());
}

bool isUndoReady(PageHost &host)
{
    return host.currentPage()->settled();
}

QWidget *openRefill(PageHost &host)
{
    auto *page = host.open({pageid::newImport, {u"coupons"_s, QString()}});
    return page ? page->window() : nullptr;
}

bool pasteCodes(PageHost &host)
{
    auto *page = importPage(host);
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
