// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontacts.h"
#include "ui/contacts/liverecordpanel.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"

// Chooses the contact whose live record is shown beside the list.

namespace storedesk::ui::contacts {

static int roomForTwo(PageHost &host)
{
    return host.theme().scaled(860);
}

void AllContacts::choose(int row)
{
    m_chosen = row;
    const auto record = row < 0 ? QJsonObject() : m_model.recordAt(row);
    // The row is still loading, or none is selected.
    if (record.isEmpty())
        return;
    m_chosen = -1;
    if (const auto place = AllContactsModel::placeOfRecord(record);
        place && width() >= roomForTwo(m_host))
        m_beside->open(*place);
    else
        m_beside->close();
}

// If there is not enough width for both, only the list is shown.
void AllContacts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (width() < roomForTwo(m_host))
        m_beside->close();
}

} // namespace storedesk::ui::contacts
