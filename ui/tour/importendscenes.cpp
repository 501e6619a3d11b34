// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/importsteps.h"
#include "ui/tour/ownwrites.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "importundo/importundo.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/imports/columnline.h"
#include "ui/imports/importundopage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTableView>

// Import scenes with valid data, invalid data and failures.

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using UndoState = storedesk::imports::ImportUndo::State;
namespace key = catalogue::key;

namespace {

struct ImportEndScenes
{
    Q_DECLARE_TR_FUNCTIONS(ImportEndScenes)
};

// Opens a file that is not a valid workbook.
bool openBrokenBook(PageHost &host)
{
    auto *page = importPage(host);
    if (page->draft().problem().what.isEmpty()
        && page->draft().state() == storedesk::imports::ImportDraft::State::Empty) {
        const auto folder = host.temporaryFolder();
        const auto path =
            QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(u"altas.xlsx"_s);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write("PK\x03\x04 half of a file");
        file.close();
        page->openFile(path);
    }
    return !page->draft().problem().what.isEmpty();
}

SceneStep pasting(const QString &text)
{
    return [text](PageHost &host) {
        auto *page = importPage(host);
        if (!page->draft().table()
            && page->draft().state() == storedesk::imports::ImportDraft::State::Empty)
            page->paste(text);
        return page->settled() && page->draft().table();
    };
}

// Returns lines with too many or too few cells.
QString ragged()
{
    auto text = u"Email;Nombre;Puntos\n"_s;
    for (int number = 1; number <= 20; ++number)
        text += u"persona%1@example.org;Persona%2;%3\n"_s.arg(number)
                    .arg(number % 6 == 0 ? u";y algo más"_s : QString())
                    .arg(number * 10);
    return text + u"persona21@example.org\n"_s;
}

QString withoutKey()
{
    return u"Nombre;Apellidos;Puntos\nAna;Ruiz;120\nEva;Sol;45\n"_s;
}

QString shoes()
{
    auto text = u"Email;Talla de calzado;Tienda favorita\n"_s;
    for (int number = 1; number <= 40; ++number)
        text += u"persona%1@example.org;%2;%3\n"_s.arg(number)
                    .arg(36 + number % 9)
                    .arg(number % 3 == 0       ? u"Madrid"_s
                             : number % 3 == 1 ? u"Bilbao"_s
                                               : u"Sevilla"_s);
    return text;
}

QDialog *fieldDialog(PageHost &host)
{
    return host.currentPage()->window()->findChild<QDialog *>(u"newField"_s);
}

bool askForNewField(PageHost &host)
{
    constexpr int column = 2;
    auto *box = host.currentPage()->findChild<QComboBox *>(u"target%1"_s.arg(column));
    auto *line = box ? qobject_cast<imports::ColumnLine *>(box->parentWidget()) : nullptr;
    if (line && !fieldDialog(host))
        Q_EMIT line->newFieldAsked(column);
    return fieldDialog(host);
}

bool sendNewField(PageHost &host)
{
    auto *dialog = fieldDialog(host);
    if (auto *review = dialog->findChild<QDialog *>(u"review"_s)) {
        review->findChild<QAbstractButton *>(u"agree"_s)->click();
        return true;
    }
    dialog->findChild<QAbstractButton *>(u"createField"_s)->click();
    return !dialog->findChild<QDialog *>(u"review"_s);
}

bool isFieldRefused(PageHost &host)
{
    return fieldDialog(host)->findChild<QAbstractButton *>(u"createField"_s)->isEnabled();
}

const catalogue::LookupKey &byEmail()
{
    return *catalogue::lookupKeyOf(catalogue::OperationId::PatchContactByEmail);
}

// Creates the contacts that the import changes; one of them has no name yet.
bool makeClients(PageHost &host)
{
    for (int number = 1; number <= 6; ++number) {
        QJsonObject values{{key::contact::points, number}};
        values.insert(key::contact::name,
                      number == 4 ? QJsonValue(QJsonValue::Null) : QJsonValue(u"Clienta"_s));
        patchContact(host, {byEmail(), {u"cliente%1@example.org"_s.arg(number)}}, values);
    }
    return true;
}

bool changeOneSince(PageHost &host)
{
    patchContact(host, {byEmail(), {u"cliente2@example.org"_s}}, {{key::contact::points, 7}});
    return true;
}

// Runs the undo. Contacts created by the import are not deleted, because their copies would change
// the bin in another scene.
bool runUndo(PageHost &host)
{
    auto *page = qobject_cast<imports::ImportUndoPage *>(host.currentPage());
    if (page->undo().state() == UndoState::Ready) {
        if (auto *count = page->findChild<QLineEdit *>(u"count"_s))
            count->setText(QString::number(
                page->undo().plan().count(storedesk::imports::UndoRow::What::Reverse)));
        page->findChild<QAbstractButton *>(u"act"_s)->click();
    }
    return page->undo().state() == UndoState::Done;
}

// Imports the same codes again, although the service already has them.
bool refillAgain(PageHost &host)
{
    return openRefill(host) && importPage(host) && importPage(host)->step() == 0;
}

bool showRefusedRows(PageHost &host)
{
    auto *reasons = importPage(host)->findChild<QTableView *>(u"refusals"_s);
    const auto first = reasons->model()->index(0, 0);
    if (!first.isValid())
        return false;
    reasons->setCurrentIndex(first);
    Q_EMIT reasons->clicked(first.siblingAtColumn(reasons->model()->columnCount() - 1));
    return true;
}

} // namespace

QList<Scene> importEndScenes()
{
    const QList<SceneStep> good{pasteChanges, goToStep<3>, isChecked};
    const auto sent = good + QList<SceneStep>{goToStep<4>, startImport};
    const QList<SceneStep> knownAndSent{makeClients, ownWritesDone, pasteChanges,   goToStep<3>,
                                        isChecked,   goToStep<4>,   overwrite,      lookUpRecords,
                                        startImport, hasResult,     changeOneSince, ownWritesDone};
    const QList<SceneStep> codes{pasteCodes,  goToStep<3>, isChecked,
                                 goToStep<4>, startImport, hasResult};
    const QList<SceneStep> asked{pasting(shoes()), goToStep<2>, askForNewField};
    return {
        inSteps(
            {"import-unreadable"_L1, ImportEndScenes::tr("New import: a damaged file"), openImport},
            {openBrokenBook}),
        inSteps({"import-ragged"_L1,
                 ImportEndScenes::tr("New import: rows with too many or too few cells"),
                 openImport},
                {pasting(ragged()), goToStep<1>}),
        inSteps({"import-no-key"_L1, ImportEndScenes::tr("New import: no identifier column"),
                 openImport},
                {pasting(withoutKey()), goToStep<2>}),
        inSteps(
            {"import-new-field"_L1, ImportEndScenes::tr("New import: create a field"), openImport},
            asked),
        inSteps({.name = "import-field-refused"_L1,
                 .title = ImportEndScenes::tr("New import: a new field is rejected"),
                 .open = openImport,
                 .troubles = {u"createContactField:status=422"_s}},
                asked + QList<SceneStep>{sendNewField, isFieldRefused}),
        inSteps(
            {"import-good"_L1, ImportEndScenes::tr("New import: all rows are valid"), openImport},
            good),
        inSteps(
            {"import-all-in"_L1, ImportEndScenes::tr("New import: all rows imported"), openImport},
            sent + QList<SceneStep>{hasResult}),
        inSteps({.name = "import-run-waits"_L1,
                 .title = ImportEndScenes::tr("New import: the service is down"),
                 .open = openImport,
                 .troubles = {u"createImport:503=25"_s}},
                sent + QList<SceneStep>{showsJob}),
        inSteps({.name = "import-failed"_L1,
                 .title = ImportEndScenes::tr("New import: the service rejects the file"),
                 .open = openImport,
                 .troubles = {u"createImport:status=422"_s}},
                sent + QList<SceneStep>{hasResult}),
        inSteps({"import-coupons-result"_L1, ImportEndScenes::tr("New import: coupons imported"),
                 openRefill},
                codes),
        inSteps({"import-refused"_L1, ImportEndScenes::tr("New import: rows with the same reason"),
                 openRefill},
                codes + QList<SceneStep>{refillAgain} + codes + QList<SceneStep>{showRefusedRows}),
        inSteps({"import-undo-plan"_L1, ImportEndScenes::tr("Undo an import: preview"), openImport},
                knownAndSent + QList<SceneStep>{openUndo, isUndoReady}),
        inSteps({"import-undone"_L1, ImportEndScenes::tr("Undo an import: done"), openImport},
                knownAndSent + QList<SceneStep>{openUndo, isUndoReady, runUndo}),
    };
}

} // namespace storedesk::ui::tour
