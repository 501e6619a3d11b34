// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/storedimport.h"

#include "journal/draftjobs.h"
#include "sheet/arrangement.h"
#include "storage/drafts.h"

#include <QJsonDocument>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr auto pathMember = "path"_L1;
static constexpr auto textMember = "text"_L1;
static constexpr auto titleMember = "title"_L1;
static constexpr auto generatedMember = "generated"_L1;
static constexpr auto readingMember = "reading"_L1;
static constexpr auto recipeMember = "recipe"_L1;

QJsonObject StoredImport::toJson() const
{
    return {{pathMember, origin.path},
            {textMember, text},
            {titleMember, origin.title},
            {generatedMember, origin.generated},
            {journal::draftIdMember, draftId},
            {readingMember, sheet::jsonOf(origin.reading)},
            {recipeMember, QJsonDocument::fromJson(recipe.toJson()).object()},
            {storage::editsMember, edits}};
}

std::optional<StoredImport> StoredImport::fromJson(const QJsonObject &object)
{
    const auto recipe = storedesk::imports::Recipe::fromJson(
        QJsonDocument(object[recipeMember].toObject()).toJson());
    if (!recipe)
        return std::nullopt;
    return StoredImport{.origin = {.path = object[pathMember].toString(),
                                   .title = object[titleMember].toString(),
                                   .reading = sheet::readingOf(object[readingMember].toObject()),
                                   .generated = object[generatedMember].toBool()},
                        .text = object[textMember].toString(),
                        .draftId = object[journal::draftIdMember].toString(),
                        .recipe = *recipe,
                        .edits = object[storage::editsMember].toObject()};
}

} // namespace storedesk::ui
