// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/imports/importpage.h"
#include "ui/tour/scene.h"

// The steps in the import scenes. Private to this folder.
namespace storedesk::ui::tour {

// Returns null if another page is current.
[[nodiscard]] imports::ImportPage *importPage(PageHost &host);
[[nodiscard]] QWidget *openImport(PageHost &host);
[[nodiscard]] QWidget *openRefill(PageHost &host);

// Pastes rows, some of which are invalid.
bool pasteLeads(PageHost &host);
// Pastes valid rows only, with different values and contacts each time.
bool pasteChanges(PageHost &host);
bool pasteCodes(PageHost &host);
template <int Step>
bool goToStep(PageHost &host)
{
    if (importPage(host)->step() != Step)
        importPage(host)->goTo(Step);
    return importPage(host)->settled();
}
bool isChecked(PageHost &host);
bool previewFix(PageHost &host);
bool overwrite(PageHost &host);
// Compares the leads with a table in which some of them have other values.
bool compareLeads(PageHost &host);
bool lookUpRecords(PageHost &host);
bool startImport(PageHost &host);
bool showsJob(PageHost &host);
bool hasResult(PageHost &host);
bool openUndo(PageHost &host);
bool isUndoReady(PageHost &host);

} // namespace storedesk::ui::tour
