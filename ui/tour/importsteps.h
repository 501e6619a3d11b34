// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/imports/importpage.h"
#include "ui/tour/scene.h"

// The steps by which scenes come to a state of an import. Private to this room.
namespace storedesk::ui::tour {

[[nodiscard]] imports::ImportPage *importPage(Frame &frame); // null: another page is in front
[[nodiscard]] QWidget *openImport(Frame &frame);
[[nodiscard]] QWidget *openRefill(Frame &frame);

bool pasteLeads(Frame &frame); // with faults
bool pasteChanges(Frame &frame); // without; each time other values and other people
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
