// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "ui/lists/linkedrecords.h"

#include <QDateTime>
#include <QJsonObject>
#include <QScrollArea>

#include <optional>

class QFormLayout;

namespace storedesk::ui {
class PageHost;
struct Pill;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Shows the fields in a record that have a value, in catalogue order. Unknown fields follow under
// their own heading.
class DetailFields final : public QScrollArea
{
    Q_OBJECT

public:
    explicit DetailFields(PageHost &host, QWidget *parent = nullptr);

    // Pass the parent record as `within` if the record itself does not name it.
    void show(catalogue::Resource resource, const QJsonObject &record, const QDateTime &readAt,
              const std::optional<RecordLink> &within = {});

private:
    void build();
    void addField(const catalogue::Field &field);
    void addRow(const QString &title, QWidget *value);
    void addState(const QString &title, const Pill &pill);
    void addText(const QString &title, const QString &text, const QString &full = {});
    void addKey(const QString &title, const QString &id);
    void addLinks(const QString &title, const std::vector<RecordLink> &links);
    // Adds the records in other lists that refer to this record.
    void addLinked();
    void addOthers();
    void addKept();
    void addOther(const QString &key, const QJsonValue &value);

    PageHost &m_host;
    catalogue::Resource m_resource = catalogue::Resource::Count;
    QJsonObject m_record;
    QDateTime m_readAt;
    std::optional<RecordLink> m_within;
    QFormLayout *m_form = nullptr;
};

} // namespace storedesk::ui::lists
