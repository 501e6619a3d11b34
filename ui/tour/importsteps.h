// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/imports/importpage.h"
#include "ui/tour/scene.h"

// The steps of the import scenes. Private to this folder.
namespace storedesk::ui::tour {

// Returns null if another page is current.
[[nodiscard]] imports::ImportPage *importPage(Frame &frame);
[[nodiscard]] QWidget *openImport(Frame &frame);
[[nodiscard]] QWidget *openRefill(Frame &frame);

// Contains invalid rows.
bool pasteLeads(Frame &frame);
// Contains valid rows only, with different values and contacts each time.
bool pasteChanges(Frame &frame);
bool pasteCodes(Frame &frame);
template <int Step>
bool goToStep(Frame &frame)
{
    if (importPage(frame)->step() != Step)
        importPage(frame)->goTo(Step);
    return importPage(frame)->settled();
}
bool isChecked(Frame &frame);
bool previewFix(Frame &frame);
bool overwrite(Frame &frame);
bool lookUpRecords(Frame &frame);
bool startImport(Frame &frame);
bool showsJob(Frame &frame);
bool hasResult(Frame &frame);
bool openUndo(Frame &frame);
bool isUndoReady(Frame &frame);

} // namespace storedesk::ui::tour
