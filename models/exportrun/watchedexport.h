// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "downloads/download.h"
#include "journal/watchedtransfer.h"

#include <QPointer>

#include <memory>

namespace storedesk::exportrun {

enum class ExportPhase : quint8 { Queued, Working, Downloading, Checking };

// The progress of one export. Counts rows while the service processes the export, then bytes.
struct ExportStage
{
    ExportPhase phase = ExportPhase::Queued;
    qint64 done = 0;
    // 0 if unknown.
    qint64 total = 0;

    bool operator==(const ExportStage &) const = default;
};

struct WatchedExport : journal::WatchedTransfer
{
    ExportStage stage = {};
    // Null unless the file is being downloaded.
    QPointer<downloads::Download> download = {};
    // The received part of an interrupted download, to be resumed.
    std::shared_ptr<downloads::DownloadPart> part = {};
    // Consecutive downloads with unexpected content.
    int damaged = 0;
    // Consecutive downloads interrupted by the network.
    int lost = 0;
};

} // namespace storedesk::exportrun
