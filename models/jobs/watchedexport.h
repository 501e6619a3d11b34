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

// One export, as far as it is. What is counted are rows at the service, then bytes.
struct ExportStage
{
    ExportPhase phase = ExportPhase::Queued;
    qint64 done = 0;
    qint64 total = 0; // 0: nobody knows

    bool operator==(const ExportStage &) const = default;
};

struct WatchedExport : WatchedTransfer
{
    ExportStage stage = {};
    std::shared_ptr<api::DownloadPart> part = {}; // of a download that broke off
    int damaged = 0; // how often what came was
};

} // namespace storedesk::jobs
