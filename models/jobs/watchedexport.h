// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/watchedtransfer.h"

#include <memory>

namespace storedesk::api {
class DownloadPart;
} // namespace storedesk::api

namespace storedesk::jobs {

enum class ExportPhase : quint8 { Queued, Working, Downloading, Checking };

// How far one export is. Counts rows while the service works, then bytes.
struct ExportStage
{
    ExportPhase phase = ExportPhase::Queued;
    qint64 done = 0;
    // 0: unknown.
    qint64 total = 0;

    bool operator==(const ExportStage &) const = default;
};

struct WatchedExport : WatchedTransfer
{
    ExportStage stage = {};
    std::shared_ptr<api::DownloadPart> part = {}; // of a download that broke off
    // Downloads in a row that brought something else than the file of an export.
    int damaged = 0;
    // Downloads in a row that the network ended.
    int lost = 0;
};

} // namespace storedesk::jobs
