// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

#include <QObject>

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::records {

class RecordLoader;

// Shows the offline copy of a contact until its live record has been loaded, or if it cannot be
// loaded.
class OfflineFallback final : public QObject
{
    Q_OBJECT

public:
    // Owned by the reader. The host must outlive this object.
    OfflineFallback(PageHost &host, RecordLoader &reader);

private:
    void look();

    PageHost &m_host;
    RecordLoader &m_reader;
    // The contact whose copy was requested last.
    PageAddress m_asked;
};

} // namespace storedesk::ui::records
