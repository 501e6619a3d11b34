// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "desk/desk.h"
#include "local/stocksamples.h"
#include "local/views.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/frame/page.h"
#include "ui/imports/importpage.h"
#include "ui/imports/undopage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using imports::ImportPage;
using ImportState = storedesk::imports::ImportDraft::State;

namespace {
struct ImportScenes
{
    Q_DECLARE_TR_FUNCTIONS(ImportScenes)
};
} // namespace

// A spreadsheet as shops have them: own headings, labels, dates with the day first, phones with
// spaces.
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

static ImportPage *importPage(Frame &frame)
{
    return qobject_cast<ImportPage *>(frame.currentPage());
}

static QWidget *openImport(Frame &frame)
{
    auto *page = frame.open({QString(ImportPage::word)});
    return page ? page->window() : nullptr;
}

static bool pasteLeads(Frame &frame)
{
    auto *page = importPage(frame);
    if (!page)
        return false;
    if (!page->draft().table() && page->draft().state() == ImportState::Empty)
        page->paste(leads());
    return page->settled() && page->draft().table();
}

template <int Step>
static bool goToStep(Frame &frame)
{
    if (importPage(frame)->step() != Step)
        importPage(frame)->goTo(Step);
    return importPage(frame)->settled();
}

static bool isChecked(Frame &frame)
{
    return importPage(frame)->draft().state() == ImportState::Checked;
}

static bool previewFix(Frame &frame)
{
    auto *page = importPage(frame);
    const auto *apply = page->findChild<QAbstractButton *>(u"applyFix"_s);
    if (!apply->isVisible()) {
        if (auto *fix = page->findChild<QAbstractButton *>(u"fix"_s))
            fix->click();
    }
    return apply->isVisible();
}

// In a store that answers everything, whatever is still wrong.
static bool startImport(Frame &frame)
{
    auto *page = importPage(frame);
    if (page->step() == 4) {
        if (auto *count = page->findChild<QLineEdit *>(u"count"_s))
            count->setText(QString::number(page->draft().result().good));
        page->findChild<QAbstractButton *>(u"next"_s)->click();
    }
    return page->step() >= ImportPage::firstClosedStep;
}

static bool showsJob(Frame &frame)
{
    return importPage(frame)->place().values.value(0) == importJobWord;
}

static bool hasResult(Frame &frame)
{
    return importPage(frame)->step() > ImportPage::firstClosedStep && importPage(frame)->settled();
}

// Each time other values and other people, so that there is always something to take back.
static bool pasteChanges(Frame &frame)
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

static bool overwrite(Frame &frame)
{
    auto *choice = importPage(frame)->findChild<QAbstractButton *>(
        u"policy%1"_s.arg(static_cast<int>(storedesk::imports::Policy::Overwrite)));
    if (!choice->isChecked())
        choice->click();
    return choice->isChecked();
}

// What exists is looked up first, so that it can be taken back.
static bool lookUpRecords(Frame &frame)
{
    auto *page = importPage(frame);
    if (page->draft().known().isEmpty() && page->settled())
        page->findChild<QAbstractButton *>(u"lookUpRecords"_s)->click();
    return page->settled() && !page->draft().known().isEmpty();
}

static bool openUndo(Frame &frame)
{
    if (auto *page = importPage(frame))
        page->findChild<QAbstractButton *>(u"undoImport"_s)->click();
    return qobject_cast<imports::UndoPage *>(frame.currentPage());
}

static bool isUndoReady(Frame &frame)
{
    return frame.currentPage()->settled();
}

static bool openJob(Frame &frame)
{
    if (const auto *page = importPage(frame))
        frame.open(jobPlace(page->place().values.value(1)));
    return !importPage(frame) && frame.currentPage()->settled();
}

static QWidget *openRefill(Frame &frame)
{
    auto *page = frame.open({QString(ImportPage::word), {u"coupons"_s, QString()}});
    return page ? page->window() : nullptr;
}

static bool pasteCodes(Frame &frame)
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

// As if somebody had looked at it for a fortnight.
static bool openCouponSet(Frame &frame)
{
    namespace key = catalogue::key;
    if (auto *page = importPage(frame)) {
        const auto *sets = page->findChild<QComboBox *>(u"couponSet"_s);
        const auto id = sets->itemData(sets->count() - 1).toString();
        const auto now = frame.clock().now();
        for (int day = 12; day > 0; --day)
            local::noteStock(
                frame.desk().local().views(),
                {{key::id, id}, {key::available, 900 + day * 40}, {key::assigned, (12 - day) * 40}},
                now.addDays(-day));
        frame.open({.page = u"coupon-set"_s, .values = {id}});
    }
    return !importPage(frame) && frame.currentPage()->settled();
}

QList<Scene> importScenes()
{
    const QList<SceneStep> checked{pasteLeads, goToStep<2>, goToStep<3>, isChecked};
    return {
        {"new-import"_L1, ImportScenes::tr("New import"), openImport},
        inSteps({"import-read"_L1, ImportScenes::tr("New import: read the file"), openImport},
                {pasteLeads, goToStep<1>}),
        inSteps({"import-match"_L1, ImportScenes::tr("New import: match columns"), openImport},
                {pasteLeads, goToStep<2>}),
        inSteps({"import-check"_L1, ImportScenes::tr("New import: checked"), openImport}, checked),
        inSteps({"import-fix"_L1, ImportScenes::tr("New import: a repair"), openImport},
                checked + QList<SceneStep>{previewFix}),
        inSteps({"import-effect"_L1, ImportScenes::tr("New import: what will change"), openImport},
                checked + QList<SceneStep>{goToStep<4>}),
        inSteps({"import-run"_L1, ImportScenes::tr("New import: under way"), openImport},
                checked + QList<SceneStep>{goToStep<4>, startImport, showsJob}),
        inSteps({"import-result"_L1, ImportScenes::tr("New import: the result"), openImport},
                checked + QList<SceneStep>{goToStep<4>, startImport, hasResult}),
        inSteps({"import-foreseen"_L1, ImportScenes::tr("New import: looked up"), openImport},
                {pasteChanges, goToStep<3>, isChecked, goToStep<4>, overwrite, lookUpRecords}),
        inSteps({"import-undo"_L1, ImportScenes::tr("Undo an import"), openImport},
                {pasteChanges, goToStep<3>, isChecked, goToStep<4>, overwrite, lookUpRecords,
                 startImport, hasResult, openUndo, isUndoReady}),
        inSteps({"import-coupons"_L1, ImportScenes::tr("New import: coupons"), openRefill},
                {pasteCodes}),
        inSteps({"import-coupons-effect"_L1,
                 ImportScenes::tr("New import: what coupons will change"), openRefill},
                {pasteCodes, goToStep<3>, isChecked, goToStep<4>}),
        inSteps({"import-in-jobs"_L1, ImportScenes::tr("An import among the jobs"), openImport},
                {pasteLeads, goToStep<2>, goToStep<3>, isChecked, goToStep<4>, startImport,
                 hasResult, openJob}),
        inSteps({"coupon-set"_L1, ImportScenes::tr("A coupon set and its stock"), openRefill},
                {pasteCodes, openCouponSet}),
    };
}

} // namespace storedesk::ui::tour
